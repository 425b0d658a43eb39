// Writes web/ui/icons.svg from the names in web/ui/icon-names.ts.
import { writeFile } from 'node:fs/promises'
import { ICON_NAMES } from '#web/ui/icon-names.ts'
import { buildIconSprite } from './lib/icon-sprite.ts'

await writeFile(new URL('../web/ui/icons.svg', import.meta.url), buildIconSprite(ICON_NAMES))
