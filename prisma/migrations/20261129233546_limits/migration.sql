-- CreateTable
CREATE TABLE "LimitUse" (
    "limit" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "wholeAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LimitUse_pkey" PRIMARY KEY ("limit","key")
);

-- CreateIndex
CREATE INDEX "LimitUse_wholeAt_idx" ON "LimitUse"("wholeAt");
