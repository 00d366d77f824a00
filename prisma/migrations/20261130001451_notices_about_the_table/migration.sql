-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NoticeKind" ADD VALUE 'reminder';
ALTER TYPE "NoticeKind" ADD VALUE 'cancelled';
ALTER TYPE "NoticeKind" ADD VALUE 'missed';
ALTER TYPE "NoticeKind" ADD VALUE 'autopilot';
ALTER TYPE "NoticeKind" ADD VALUE 'pauseAsked';
ALTER TYPE "NoticeKind" ADD VALUE 'paused';
ALTER TYPE "NoticeKind" ADD VALUE 'resumed';
ALTER TYPE "NoticeKind" ADD VALUE 'holiday';
ALTER TYPE "NoticeKind" ADD VALUE 'holidayOver';
ALTER TYPE "NoticeKind" ADD VALUE 'resigned';
