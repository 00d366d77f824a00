-- AlterTable
ALTER TABLE "User" ADD COLUMN     "nameKey" TEXT NOT NULL DEFAULT ('#'::text || gen_random_uuid()),
ADD COLUMN     "nameShape" TEXT NOT NULL DEFAULT ('#'::text || gen_random_uuid());

-- CreateIndex
CREATE UNIQUE INDEX "User_nameKey_key" ON "User"("nameKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_nameShape_key" ON "User"("nameShape");
