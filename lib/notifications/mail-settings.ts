/** The kinds of mail that people switch on and off; each is a column of a user. */
export const MAIL_SETTINGS = ['turnMails', 'finishMails', 'mentionMails', 'invitationMails'] as const;
export type MailSetting = (typeof MAIL_SETTINGS)[number];
