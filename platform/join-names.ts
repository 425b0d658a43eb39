/** `Sari`, `Sari atau Budi`, `Sari, Budi, atau Rina`. */
export const joinNames = (names: readonly string[], word: 'atau' | 'dan' = 'atau'): string =>
  names.length < 3
    ? names.join(` ${word} `)
    : `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1)}`
