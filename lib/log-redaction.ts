const SECRETS = ['email', 'token', 'link', 'seed'] as const;

/**
 * What is cut out of log lines by its name. A sign-in code is one at the top and in a job's payload only: elsewhere
 * `code` says what kind of error it was.
 */
export const LOG_REDACTION = {
  paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`), 'code', 'payload.code'],
  censor: '…',
};
