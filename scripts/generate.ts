import { generateWhenNeeded } from './service/generated-code';

await generateWhenNeeded();
