-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "MatchStatus" AS ENUM ('open', 'running', 'finished', 'cancelled');

-- CreateEnum
CREATE TYPE "MatchVisibility" AS ENUM ('public', 'link');

-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('turn', 'started', 'finished');

-- CreateEnum
CREATE TYPE "NoticeStatus" AS ENUM ('pending', 'sending', 'sent', 'dropped', 'failed');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "turnMails" BOOLEAN NOT NULL DEFAULT true,
    "finishMails" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInRequest" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "guestId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SignInRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Match" (
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "status" "MatchStatus" NOT NULL DEFAULT 'open',
    "visibility" "MatchVisibility" NOT NULL,
    "inviteToken" TEXT NOT NULL,
    "ownerId" UUID NOT NULL,
    "options" JSONB NOT NULL,
    "seatCount" SMALLINT NOT NULL,
    "startsWhenFull" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 0,
    "rulesVersion" SMALLINT NOT NULL DEFAULT 0,
    "seed" BYTEA,
    "seedCommitment" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "movedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MatchSeat" (
    "matchId" UUID NOT NULL,
    "seat" SMALLINT NOT NULL,
    "userId" UUID,
    "bot" TEXT,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenVersion" INTEGER NOT NULL DEFAULT 0,
    "rank" SMALLINT,
    "score" INTEGER,

    CONSTRAINT "MatchSeat_pkey" PRIMARY KEY ("matchId","seat")
);

-- CreateTable
CREATE TABLE "MatchEvent" (
    "recordedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL,
    "rulesVersion" SMALLINT NOT NULL,
    "matchId" UUID NOT NULL,
    "commandId" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSON NOT NULL,

    CONSTRAINT "MatchEvent_pkey" PRIMARY KEY ("matchId","version")
);

-- CreateTable
CREATE TABLE "OpenPrompt" (
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "matchId" UUID NOT NULL,
    "openedAtVersion" INTEGER NOT NULL,
    "seat" SMALLINT NOT NULL,
    "settled" BOOLEAN NOT NULL,
    "promptId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,

    CONSTRAINT "OpenPrompt_pkey" PRIMARY KEY ("matchId","promptId")
);

-- CreateTable
CREATE TABLE "MatchSnapshot" (
    "matchId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "build" TEXT NOT NULL,
    "data" JSON NOT NULL,

    CONSTRAINT "MatchSnapshot_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "promptId" TEXT NOT NULL DEFAULT '',
    "status" "NoticeStatus" NOT NULL DEFAULT 'pending',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "messageId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DevMail" (
    "id" UUID NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "headers" JSONB NOT NULL,
    "messageId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DevMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "SignInRequest_tokenHash_key" ON "SignInRequest"("tokenHash");

-- CreateIndex
CREATE INDEX "SignInRequest_email_createdAt_idx" ON "SignInRequest"("email", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Match_inviteToken_key" ON "Match"("inviteToken");

-- CreateIndex
CREATE INDEX "Match_status_visibility_createdAt_idx" ON "Match"("status", "visibility", "createdAt");

-- CreateIndex
CREATE INDEX "Match_ownerId_idx" ON "Match"("ownerId");

-- CreateIndex
CREATE INDEX "MatchSeat_userId_idx" ON "MatchSeat"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "MatchSeat_matchId_userId_key" ON "MatchSeat"("matchId", "userId");

-- CreateIndex
CREATE INDEX "MatchEvent_commandId_idx" ON "MatchEvent" USING HASH ("commandId");

-- CreateIndex
CREATE INDEX "Notice_matchId_idx" ON "Notice"("matchId");

-- CreateIndex
CREATE UNIQUE INDEX "Notice_userId_matchId_kind_promptId_key" ON "Notice"("userId", "matchId", "kind", "promptId");

-- CreateIndex
CREATE INDEX "DevMail_createdAt_idx" ON "DevMail"("createdAt");

-- AddForeignKey
ALTER TABLE "SignInRequest" ADD CONSTRAINT "SignInRequest_guestId_fkey" FOREIGN KEY ("guestId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchSeat" ADD CONSTRAINT "MatchSeat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchSeat" ADD CONSTRAINT "MatchSeat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchEvent" ADD CONSTRAINT "MatchEvent_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpenPrompt" ADD CONSTRAINT "OpenPrompt_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchSnapshot" ADD CONSTRAINT "MatchSnapshot_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
