/** `Sari`, `Sari atau Budi`, `Sari, Budi, atau Rina`. */
export const joinNames = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' atau ') : `${names.slice(0, -1).join(', ')}, atau ${names.at(-1)}`
