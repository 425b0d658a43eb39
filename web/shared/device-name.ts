// In the order of matching: most browsers mention others as well.
const browsers: readonly [sign: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [sign: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]
const findName = (table: typeof browsers, agent: string) =>
  table.find(([pattern]) => pattern.test(agent))?.[1]

/** A browser's common name from its User-Agent: `Chrome di Android`. */
export function describeDevice(agent: string): string {
  const [browser, system] = [findName(browsers, agent), findName(systems, agent)]
  if (browser && system) return `${browser} di ${system}`
  return browser ?? system ?? 'Peranti tidak dikenal'
}
