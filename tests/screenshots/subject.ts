import type { Page } from 'playwright/test';

/** What a picture shows, and who looks at it: nobody in particular, or a person by the id. */
export type Subject = Readonly<{
  name: string;
  path: string;
  viewer?: string;
  /** What is done on the page before the picture is taken. */
  arrive?: (page: Page) => Promise<void>;
}>;
