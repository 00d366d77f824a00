-- CreateIndex
CREATE INDEX "MatchSeat_holidayUntil_idx" ON "MatchSeat"("holidayUntil");
