import { prepareAndRun } from './setup/prepare.mjs';

const USAGE = `Plays matches between bots, looks whether every promise of the game holds, and prints what came of it:

  npm run simulate -- ginkgopolis --seats 4 --matches 200 --bots normal,random --option characters=draft

  --matches  how many, 1 if not said
  --seats    how many play, 2 if not said
  --seed     what chance begins with, 1 if not said
  --bots     who plays, repeated over the seats: random, normal
  --option   key=value of the game, as often as there are options
  --aside    one answer in so many is to another question than the first
  --avoid    commands that nobody gives if there is another, with commas between them`;

prepareAndRun(() => import('./simulation/simulate.ts').then(({ simulate }) => simulate(process.argv.slice(2))), USAGE);
