-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "bankMs" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "holidayDays" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "paceMs" INTEGER,
ADD COLUMN     "pausedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "MatchSeat" ADD COLUMN     "asksForPause" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "bankMs" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "holidayUntil" TIMESTAMPTZ(3),
ADD COLUMN     "missed" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "missedInRow" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "resigned" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "standIn" TEXT;

-- AlterTable
ALTER TABLE "OpenPrompt" ADD COLUMN     "dueAt" TIMESTAMPTZ(3),
ADD COLUMN     "leftMs" INTEGER;

-- CreateIndex
CREATE INDEX "OpenPrompt_dueAt_idx" ON "OpenPrompt"("dueAt");
