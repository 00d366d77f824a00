import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = {
  root,
  alias: { '@': root.replace(/\/$/, '') },
  environment: 'node',
  restoreMocks: true,
} as const;

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
          env: {
            DATABASE_URL: 'postgresql://nobody@localhost:1/no-database-in-unit-tests',
            NEXTAUTH_SECRET: 'a secret for tests that nobody else uses',
            APP_URL: 'http://localhost:3000',
            LOG_LEVEL: 'silent',
          },
        },
      },
    ],
  },
});
