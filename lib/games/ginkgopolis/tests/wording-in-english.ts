import { englishOf } from '@/tests/support/wording-in-english';
import english from '../messages/en.json';

export const { inEnglish, lineInEnglish } = englishOf(english);
