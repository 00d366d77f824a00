/**
 * Imports run one way. What may not be imported is written here as errors, so that no review has to remember it.
 */
const swc = require('@swc/core');

// dependency-cruiser 17 parses every TypeScript file without JSX. Removable once it hands `tsx` to swc itself.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

const PURE_FILES = '^lib/(engine/|games/[^/]+/(?!board/|tests/).+[.]ts$|notifications/who-hears-what[.]ts$)';
const IMPURE_PACKAGES =
  '^(node_modules/)?(@types/)?(node|react|react-dom|next|next-.*|@prisma|pg|prisma|pino|nodemailer)(/|$)';
const TEST_FILES = '([.]test[.]tsx?$|/tests/|^tests/)';

function layer({ name, from, to, comment }) {
  return { name, severity: 'error', comment, from: { path: from, pathNot: TEST_FILES }, to: { path: to } };
}

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every-import-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@/prisma/generated/' },
    },
    { name: 'a-clone-stands-alone', severity: 'error', from: {}, to: { path: '^[.][.]/' } },
    {
      name: 'code-imports-no-tests',
      severity: 'error',
      from: { pathNot: TEST_FILES },
      to: { path: TEST_FILES, pathNot: 'node_modules' },
    },
    {
      name: 'rules-are-pure',
      comment: 'The engine and the rules of a game know no Node, React, Next or database.',
      severity: 'error',
      from: { path: PURE_FILES, pathNot: TEST_FILES },
      to: { path: IMPURE_PACKAGES },
    },
    {
      name: 'rules-use-no-node-modules',
      severity: 'error',
      from: { path: PURE_FILES, pathNot: TEST_FILES },
      to: { dependencyTypes: ['core'] },
    },
    layer({
      name: 'rules-draw-nothing',
      comment: 'The board of a game knows its rules, and not the other way round.',
      from: '^lib/games/[^/]+/(?!board/).+[.]ts$',
      to: '^lib/(ui/|games/[^/]+/board/)',
    }),
    layer({
      name: 'engine-imports-only-itself',
      from: '^lib/engine/',
      to: '^(app|emails|prisma|scripts|lib/(?!engine/))',
    }),
    layer({
      name: 'games-import-only-the-engine-and-ui',
      comment: 'And how a language joins its sentences, for the words of their boards.',
      from: '^lib/games/',
      to: '^(app|emails|prisma|scripts|lib/(?!engine/|games/|ui/|i18n/joined-text[.]ts))',
    }),
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: '^lib/games/([^/]+)/' },
      to: { path: '^lib/games/[^/]+/', pathNot: '^lib/games/$1/' },
    },
    layer({
      name: 'matches-import-no-outer-layer',
      from: '^lib/matches/',
      to: '^(app|emails|scripts|lib/(notifications|jobs|ui|auth)/)',
    }),
    layer({
      name: 'notifications-and-auth-run-no-jobs',
      from: '^lib/(notifications|auth)/',
      to: '^lib/jobs/',
    }),
    layer({
      name: 'auth-imports-no-outer-layer',
      from: '^lib/auth/',
      to: '^lib/(notifications|matches|games|ui)/',
    }),
    layer({
      name: 'limits-stand-alone',
      comment: 'Everything may be limited, so limits know of nothing.',
      from: '^lib/(limits|requests)/',
      to: '^(app|emails|scripts|lib/(notifications|matches|auth|jobs|games|engine|ui)/)',
    }),
    {
      name: 'few-spend-limits',
      comment: 'What has no account and no request has nothing to limit.',
      severity: 'error',
      from: { pathNot: `^(app/|(instrumentation|proxy)[.]ts$|lib/(limits|requests|auth|matches|jobs)/)|${TEST_FILES}` },
      to: { path: '^lib/(limits|requests)/' },
    },
    layer({
      name: 'lib-imports-no-route',
      from: '^(lib|emails)/',
      to: '^(app|scripts)/',
    }),
    layer({
      name: 'ui-is-react-only',
      from: '^lib/ui/',
      to: '^(app|emails|prisma|scripts|lib/(matches|auth|notifications|jobs|games|db[.]|env[.]|logger[.]))',
    }),
    {
      name: 'few-touch-the-database',
      comment: 'Matches, accounts and notices have their tables; all else asks them.',
      severity: 'error',
      from: { pathNot: `^(lib/(matches|auth|notifications|limits)/|lib/db[.]ts$|prisma/|scripts/)|${TEST_FILES}` },
      to: { path: '^(lib/db[.]ts$|prisma/generated/)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^prisma/generated/'] },
    exclude: { path: '(^|/)([.]next|[.]data|tests/[.]output)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts', '.json', '.css'],
    },
  },
};
