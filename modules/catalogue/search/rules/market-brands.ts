/**
 * Brands of the Indonesian market, by the word that people write. One that the shop does not sell is never
 * taken for a misspelling of another word: `avian` is not `acian`.
 */
const MARKET_BRANDS = new Set(
  `avian mu penguin panasonic fox sanyo grundfos rajawali tonasa merahputih avitex aries dulux catylac jotun nippon vinilex propan mowilex kansai danapaint decolith altex
 emco ftalit envi metrolite indaco 
 gresik holcim padang dynamix bosowa baturaja scg indocement tigaroda 
 drymix sika lemkra ultraplus mortindo
 rucika wavin maspion vinilon trilliun langgeng supralon triliun powermax westpex onda san-ei
 toto kohler ravelino volk aer wasser grohe
 roman mulia ikad arwana picasso indogress valentino essenza sandimas
 philips osram hannochs krisbow inlite visalux luby
 eterna supreme kabelindo jembo sutrado kabelmetal voksel extrana
 schneider abb legrand broco uticon clipsal
 jayaboard knauf aplus indoboard kalsiboard kalsi royalboard versaboard
 profiltank mpoin 
 shimizu wasser grundfos lakoni 
 makita bosch dewalt hitachi maktec stanley tekiro krisbow hikoki
 blesscon grandelement leibel primacon 
 krakatau ksti kspi ispat 
 blitz bluescope lysaght zincalume 
 aquaproof nodrop aibon dextone alteco isamu 
 soligen dekkson huben belleza`
    .split(/\s+/)
    .filter((word) => word.length > 1),
)

export const isMarketBrand = (word: string): boolean => MARKET_BRANDS.has(word)

/** Two words that mean something else apart: red and white paint is no Merah Putih. */
const AMBIGUOUS_BRANDS = new Set(['merahputih', 'bataraja'])

/** Whether two words are one brand: `tiga roda`, `no drop`. */
export const isSplitMarketBrand = (word: string, next: string | undefined): boolean =>
  next !== undefined && MARKET_BRANDS.has(word + next) && !AMBIGUOUS_BRANDS.has(word + next)

/** `3 roda`: a brand with a number for its word; no size is meant. */
export const spellNumberedBrands = (text: string): string =>
  text.replaceAll(/(?<![\d.,x×]\s?|gerobak.*)3[\s-]?roda(?!\p{L})/giu, 'tiga roda')

/** A brand as it is written in a sentence: `Tiga Roda`; null without one. */
export const nameBrand = (words: string | undefined): string | null =>
  words?.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) ?? null
