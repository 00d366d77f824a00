-- CreateEnum
CREATE TYPE "ChatChannel" AS ENUM ('players', 'spectators');

-- CreateEnum
CREATE TYPE "ReportReason" AS ENUM ('insult', 'harassment', 'spam', 'secret', 'other');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'mention';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mentionMails" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "ChatRoom" (
    "matchId" UUID NOT NULL,
    "channel" "ChatChannel" NOT NULL,
    "lastNumber" INTEGER NOT NULL DEFAULT 0,
    "changes" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ChatRoom_pkey" PRIMARY KEY ("matchId","channel")
);

-- CreateTable
CREATE TABLE "ChatMessage" (
    "id" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "channel" "ChatChannel" NOT NULL,
    "number" INTEGER NOT NULL,
    "authorId" UUID NOT NULL,
    "sendId" UUID NOT NULL,
    "parts" JSONB NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "ChatMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChatRead" (
    "userId" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "channel" "ChatChannel" NOT NULL,
    "lastNumber" INTEGER NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChatRead_pkey" PRIMARY KEY ("userId","matchId","channel")
);

-- CreateTable
CREATE TABLE "MatchNote" (
    "userId" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MatchNote_pkey" PRIMARY KEY ("userId","matchId")
);

-- CreateTable
CREATE TABLE "Report" (
    "id" UUID NOT NULL,
    "reporterId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "messageId" UUID,
    "subjectId" UUID NOT NULL,
    "reason" "ReportReason" NOT NULL,
    "words" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "toldAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ChatMessage_matchId_channel_number_key" ON "ChatMessage"("matchId", "channel", "number");

-- CreateIndex
CREATE UNIQUE INDEX "ChatMessage_authorId_sendId_key" ON "ChatMessage"("authorId", "sendId");

-- CreateIndex
CREATE INDEX "ChatRead_matchId_idx" ON "ChatRead"("matchId");

-- CreateIndex
CREATE INDEX "MatchNote_matchId_idx" ON "MatchNote"("matchId");

-- CreateIndex
CREATE INDEX "Report_closedAt_createdAt_idx" ON "Report"("closedAt", "createdAt");

-- CreateIndex
CREATE INDEX "Report_personId_idx" ON "Report"("personId");

-- CreateIndex
CREATE INDEX "Report_messageId_idx" ON "Report"("messageId");

-- CreateIndex
CREATE UNIQUE INDEX "Report_reporterId_subjectId_key" ON "Report"("reporterId", "subjectId");

-- AddForeignKey
ALTER TABLE "ChatRoom" ADD CONSTRAINT "ChatRoom_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatRead" ADD CONSTRAINT "ChatRead_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatRead" ADD CONSTRAINT "ChatRead_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchNote" ADD CONSTRAINT "MatchNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchNote" ADD CONSTRAINT "MatchNote_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_personId_fkey" FOREIGN KEY ("personId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ChatMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
