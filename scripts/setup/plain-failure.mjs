/** A failure that a sentence explains: it is printed without a stack trace. */
export class PlainFailure extends Error {
  /** @param {string} sentence says what is wrong and what to do */
  constructor(sentence) {
    super(sentence);
    this.name = 'PlainFailure';
  }
}

const FULL_DISK = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

/**
 * @param {string} text
 * @returns {boolean}
 */
export function tellsOfFullDisk(text) {
  return FULL_DISK.test(text);
}

/** @returns {PlainFailure} */
export function fullDisk() {
  return new PlainFailure(
    'The disk is full. Free some space (about 2 GB for packages, database and build) and start again; nothing is lost.',
  );
}

/**
 * @param {unknown} error
 * @returns {boolean} whether the command line has an option that the command does not know
 */
export function isWrongOption(error) {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/**
 * @param {unknown} error
 * @returns {string} what to print: one sentence where the cause is known, everything else as it is
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof PlainFailure || isWrongOption(error)) return error.message;
  if (tellsOfFullDisk(`${'code' in error ? error.code : ''} ${error.message}`)) return fullDisk().message;
  return error.stack ?? error.message;
}
