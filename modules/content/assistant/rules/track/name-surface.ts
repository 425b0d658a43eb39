const TILES = /(?<!\p{L})(?:keramik|granit|homogenous|mosaik)(?!\p{L})/iu
const GRANITE = /(?<!\p{L})granit(?!\p{L})/iu
const DULL = /(?<!\p{L})(?:doff?|dop|kasar|tidak\slicin|anti\sslip)(?!\p{L})/giu
const SHINY = /(?<!\p{L})(?:(?:meng)?kilap|kilat|mengkilat|licin|glossy|glosy)(?!\p{L})/giu

/** Behind tiles a pattern, and no natural stone. */
const STONE = /(?<=(?:keramik|granit)\s.*)(?:(?:motif|corak)\s)?batu\salam(?!\p{L})/giu

/** Tiles with their surface as the trade calls it: `doff` and `kasar` are matt, and what shines is polished on granite. */
export const nameSurface = (words: string): string =>
  TILES.test(words)
    ? words
        .replaceAll(STONE, 'batu')
        .replaceAll(DULL, 'matt')
        .replaceAll(SHINY, GRANITE.test(words) ? 'poles' : 'glossy')
    : words
