import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach } from 'vitest';

export type ReceivedMail = Readonly<{
  to: readonly string[];
  /** By their names in lower case, folded lines joined. */
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
}>;

type MailServer = Readonly<{
  url: string;
  received: ReceivedMail[];
  /** How the next mails are answered: taken, or refused with an SMTP code. */
  answerWith: (code: number | undefined) => void;
  stop: () => Promise<void>;
}>;

/**
 * The SMTP server of one test file, empty before each test. Call it in `vi.hoisted`: the environment is read once, so that
 * the server has to be there before anything else is.
 */
export async function mailServerOfThisFile(): Promise<MailServer> {
  const server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.MAIL_DELAY = '0';
  beforeEach(() => {
    server.received.length = 0;
    server.answerWith(undefined);
  });
  afterAll(() => server.stop());
  return server;
}

/** A real SMTP server that keeps what it is sent. */
async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, done) =>
      refusal === undefined ? done() : done(Object.assign(new Error('Not now'), { responseCode: refusal })),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, ...readMail(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerWith: (code) => {
      refusal = code;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

type Part = Readonly<{ headers: Record<string, string>; body: string }>;

function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const mail = readPart(raw);
  const leaves = leavesOf(mail);
  const ofType = (type: string) => leaves.find(({ headers }) => headers['content-type']?.startsWith(type));
  return { headers: mail.headers, text: decoded(ofType('text/plain')), html: decoded(ofType('text/html')) };
}

function readPart(raw: string): Part {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)).filter((match) => match !== null);
  return {
    headers: Object.fromEntries(headers.map(([, name = '', value = '']) => [name.toLowerCase(), value])),
    body: rest.join('\r\n\r\n'),
  };
}

function leavesOf(part: Part): readonly Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers['content-type'] ?? '')?.[1];
  if (!boundary) return [part];
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((raw) => leavesOf(readPart(raw.replace(/^\r\n/, ''))));
}

function decoded(part: Part | undefined): string {
  return decodedBody(part).replace(/\r\n/g, '\n');
}

function decodedBody(part: Part | undefined): string {
  const encoding = part?.headers['content-transfer-encoding'];
  const body = part?.body ?? '';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
