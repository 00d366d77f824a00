import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = {
  root,
  // What is for the server only says so to Next alone.
  alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}node_modules/server-only/empty.js` },
  environment: 'node',
  restoreMocks: true,
} as const;

const ENVIRONMENT = {
  DATABASE_URL: 'postgresql://nobody@localhost:1/given-to-integration-tests-only',
  NEXTAUTH_SECRET: 'a secret for tests that nobody else uses',
  APP_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
};

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'unit',
          include: ['{lib,emails,app,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/integration/**', 'tests/e2e/**'],
          setupFiles: ['tests/support/console-errors.ts'],
          env: ENVIRONMENT,
          // Whole matches are played: a slow machine takes its time, and only one that hangs fails.
          testTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'integration',
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/database-server.ts'],
          setupFiles: ['tests/support/console-errors.ts', 'tests/support/database.ts'],
          env: ENVIRONMENT,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
