import { buildWeb } from './lib/web-build.ts'

// `npm run build`: builds the pages unless they are up to date, for an image of a container or before a restart.
await buildWeb((line) => console.log(line))
