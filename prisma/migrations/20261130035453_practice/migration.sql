-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "practice" BOOLEAN NOT NULL DEFAULT false;
