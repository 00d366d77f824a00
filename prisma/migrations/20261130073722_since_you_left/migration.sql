-- AlterTable
ALTER TABLE "MatchSeat" ADD COLUMN     "lastSeenAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Notice" ADD COLUMN     "toldVersion" INTEGER;
