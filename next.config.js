import createNextIntlPlugin from 'next-intl/plugin';

const NO_GUESSES = { key: 'X-Content-Type-Options', value: 'nosniff' };
/** These say what a page may do and who may show it; a script or a style says nothing to them but its weight. */
const PAGE_HEADERS = [
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/**
 * Texts are taken apart when the site is built: otherwise every page would bring a parser of them to the browser. This is
 * what next-intl's own setting does, which only knows one folder of texts.
 */
const TEXTS_TAKEN_APART = {
  resolveAlias: {
    'use-intl/format-message': 'use-intl/format-message/format-only',
    '../build/polyfills/polyfill-module': './lib/browser-baseline.ts',
    'next/dist/compiled/process': './lib/browser-baseline.ts',
  },
  rules: {
    '*.json': {
      condition: { path: /lib[/](i18n|games[/][^/]+)[/]messages[/]/ },
      loaders: [
        { loader: 'next-intl/extractor/catalogLoader', options: { messages: { format: 'json', precompile: true } } },
      ],
      as: '*.js',
    },
  },
};

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: TEXTS_TAKEN_APART,
  // A tab from an older build asks for its own assets and reloads instead of mixing two builds.
  deploymentId: process.env.NEXT_DEPLOYMENT_ID,
  generateBuildId: () => process.env.NEXT_DEPLOYMENT_ID ?? null,
  experimental: {
    // A build on top of an older one kept that one's deployment id in half of its addresses, and pages loaded each script twice.
    turbopackFileSystemCacheForBuild: false,
    // Few large files, in bytes before they are made small: each one more costs a page its own headers, and repeats what
    // the others know. What several pages share stays in files of its own.
    turbopackChunking: { minChunkSize: 500_000, maxMergeChunkSize: 1_000_000, requestCost: 1_000_000 },
    serverActions: { bodySizeLimit: '64kb' },
    // So much of a body is kept while the proxy looks at a request: more than anything that reads it takes.
    proxyClientMaxBodySize: '128kb',
  },
  serverExternalPackages: ['graphile-worker', 'pino', 'nodemailer', '@prisma/adapter-pg', 'pg'],
  headers: () => [
    { source: '/:path*', headers: [NO_GUESSES] },
    { source: '/((?!_next/static/).*)', headers: PAGE_HEADERS },
  ],
};

const withMessages = createNextIntlPlugin('./lib/i18n/request.ts');

export default withMessages(config);
