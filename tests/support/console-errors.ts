import type { MockInstance } from 'vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected `console.error` fails the test. A test that expects one spies on it itself. */
let consoleError: MockInstance<typeof console.error>;
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  consoleError = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    errors.push(words);
  });
});

afterEach(() => {
  consoleError.mockRestore();
  expect(errors, 'unexpected console.error').toEqual([]);
});
