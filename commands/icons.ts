// Writes web/ui/icons/icons.svg from the names in web/ui/icons/icon-names.ts.
import { writeFile } from 'node:fs/promises'
import { ICON_NAMES } from '#web/ui/icons/icon-names.ts'
import { buildIconSprite } from './lib/icon-sprite.ts'

await writeFile(new URL('../web/ui/icons/icons.svg', import.meta.url), buildIconSprite(ICON_NAMES))
