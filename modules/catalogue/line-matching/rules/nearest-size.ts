import type { TypedSize } from '#modules/catalogue/search/rules/sizes.ts'

/** Values that differ by more than this factor are not near. */
const MAX_FACTOR = 1.35

/**
 * Options that lack a size, those with the nearest one first: `paku 7 cm` is offered nails of 7.5 and 6.3 cm. Undefined
 * where none is near, where one has the size, or where it is not a single size with its unit.
 */
export function orderByNearestSize<Option extends { sizes: readonly string[] }>(
  options: readonly Option[],
  sizes: readonly TypedSize[],
): Option[] | undefined {
  const [typed] = sizes
  const size = typed?.interpretations[0]
  const [value = 0] = size?.values ?? []
  if (
    !typed ||
    !size ||
    sizes.length > 1 ||
    size.values.length > 1 ||
    typed.isUnitless ||
    value <= 0
  )
    return undefined
  const pattern = new RegExp(`^${size.measure}(\\d+(?:\\.\\d+)?)$`)
  const near = options
    .map((option) => ({ option, factor: findNearest(option.sizes, value, pattern) }))
    .filter(({ factor }) => factor <= MAX_FACTOR)
    .toSorted((a, b) => a.factor - b.factor)
  // What has the size lacks something else.
  return near[0] && near[0].factor > 1 ? near.map(({ option }) => option) : undefined
}

/** By which factor, at least 1, the nearest of some sizes differs from a value. */
const findNearest = (sizes: readonly string[], value: number, pattern: RegExp): number =>
  Math.min(
    Infinity,
    ...sizes.flatMap((size) => {
      const own = Number(pattern.exec(size)?.[1] ?? 0)
      return own > 0 ? [Math.max(own / value, value / own)] : []
    }),
  )
