import { Link } from '#web/ui/navigation/link.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'
import { LinkedSection } from './linked-section.tsx'

/** The brands whose goods stand on the home page, each with its logo. */
export function BrandStrip({
  title,
  brands,
}: {
  title: string
  brands: readonly { slug: string; name: string; logo: string }[]
}) {
  if (brands.length === 0) return null
  return (
    <LinkedSection title={title} to="/brand" linkLabel="Semua merek">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] overflow-clip rounded-card border border-line bg-face">
        {brands.map(({ slug, name, logo }) => (
          <li key={slug} className="border-line shadow-[0_0_0_0.5px_var(--color-line)]">
            <Link
              to={`/brand/${slug}`}
              className="grid min-h-16 place-items-center px-3 py-2 hover:bg-tarp-50"
            >
              <ResponsiveImage source={logo} alt={name} width={160} height={48} className="h-12" />
            </Link>
          </li>
        ))}
      </ul>
    </LinkedSection>
  )
}
