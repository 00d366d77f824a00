import { prepareAndRun } from './setup/prepare.mjs';

const USAGE = `Records a match between bots, to be replayed in every test run:

  npm run record-match -- ginkgopolis --seats 3 --seed 5 --bots normal

  --seats    how many play, 2 if not said
  --seed     what chance begins with, 1 if not said
  --bots     who plays, repeated over the seats: random, normal
  --option   key=value of the game, as often as there are options
  --aside    one answer in so many is to another question than the first
  --avoid    commands that nobody gives if there is another, with commas between them
  --refresh  keeps all recorded events and writes down anew what the views show of them`;

prepareAndRun(
  () => import('./recording/record-match.ts').then(({ recordMatch }) => recordMatch(process.argv.slice(2))),
  USAGE,
);
