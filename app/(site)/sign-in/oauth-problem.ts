/** Why another service did not sign somebody in. Message keys below `signIn.oauth.problems`. */
export const OAUTH_PROBLEMS = ['failed', 'denied', 'unverified', 'seated-twice'] as const;
export type OAuthProblem = (typeof OAUTH_PROBLEMS)[number];

export function isOAuthProblem(value: unknown): value is OAuthProblem {
  return OAUTH_PROBLEMS.some((problem) => problem === value);
}
