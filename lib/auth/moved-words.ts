import { db } from '@/lib/db';

/** What a guest said, noted and reported. Where both have read or noted, the account's own stays. */
export function moveWords({ from, to }: Readonly<{ from: string; to: string }>) {
  return [
    db.chatMessage.updateMany({ where: { authorId: from }, data: { authorId: to } }),
    // Quotes within a text are escaped, so that this finds mentions only.
    db.$executeRaw`
      UPDATE "ChatMessage" SET "parts" = replace("parts"::text, ${`"userId": "${from}"`}, ${`"userId": "${to}"`})::jsonb
      WHERE "parts" @> ${JSON.stringify([{ userId: from }])}::jsonb`,
    db.$executeRaw`
      UPDATE "ChatRead" guest SET "userId" = ${to}::uuid WHERE "userId" = ${from}::uuid AND NOT EXISTS (
        SELECT FROM "ChatRead" own
        WHERE own."userId" = ${to}::uuid AND own."matchId" = guest."matchId" AND own."channel" = guest."channel")`,
    db.$executeRaw`
      UPDATE "MatchNote" guest SET "userId" = ${to}::uuid WHERE "userId" = ${from}::uuid AND NOT EXISTS (
        SELECT FROM "MatchNote" own WHERE own."userId" = ${to}::uuid AND own."matchId" = guest."matchId")`,
    db.$executeRaw`
      UPDATE "Report" guest SET "reporterId" = ${to}::uuid WHERE "reporterId" = ${from}::uuid AND NOT EXISTS (
        SELECT FROM "Report" own WHERE own."reporterId" = ${to}::uuid AND own."subjectId" = guest."subjectId")`,
    db.report.updateMany({ where: { personId: from }, data: { personId: to } }),
  ];
}
