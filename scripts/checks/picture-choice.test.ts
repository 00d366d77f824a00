import { expect, test } from 'vitest';
import { readPictureChoice } from './picture-choice';

test('without a wish all pictures are taken, and a wish names some of each kind', () => {
  expect(readPictureChoice([])).toEqual({});
  expect(readPictureChoice(['--page', 'citadels', '--language', 'de,zh', '--size=phone'])).toEqual({
    page: 'citadels',
    language: 'de,zh',
    size: 'phone',
  });
});

test('a size, language or theme that there is not is answered with those there are', () => {
  expect(() => readPictureChoice(['--size', 'huge'])).toThrow(
    'There is no size named "huge"; there are: desktop, tablet, small, large, wide, zoom-200, zoom-400, phone.',
  );
  expect(() => readPictureChoice(['--language', 'de,nl'])).toThrow('There is no language named "nl"');
});
