import { prepareAndRun } from './setup/prepare.mjs';

const args = process.argv.slice(2);

const USAGE = `Takes pictures of every page into tests/.output/pictures, or only of those that are named:

  npm run screenshots -- --page home,lobby --language de,zh --theme dark --size phone,desktop

  --page      parts of the names of pages, such as front, home, tables, settings, lobby, mail, ginkgopolis, citadels
  --language  en, zh, de, fr, ro
  --theme     light, dark, and if named gray, gray-night, forced
  --size      desktop, tablet, small, large, wide, phone, and if named zoom-200, zoom-400`;

prepareAndRun(() => import('./checks/screenshots.ts').then(({ takeScreenshots }) => takeScreenshots(args)), USAGE);
