import { formatQuantity } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import { adStates, describePeriod, describeRate } from './describe-ad.ts'
import { AD_FIGURES_PATH } from './paths.ts'
import type { EditedAd } from './ad-form.tsx'

/** What an ad brought since it began. */
export const AdCounts = ({ ad }: { ad: EditedAd }) => (
  <Card title="Sejak tayang">
    <DescriptionList
      rows={[
        [
          'Keadaan',
          <Badge key="state" tone={adStates[ad.state].tone}>
            {adStates[ad.state].label}
          </Badge>,
        ],
        ['Hari', describePeriod(ad)],
        ['Tayang', formatQuantity(ad.counts.views)],
        ['Klik', formatQuantity(ad.counts.clicks)],
        ['Rasio klik', describeRate(ad.counts.rate)],
      ]}
    />
    <ButtonLink
      to={`${AD_FIGURES_PATH}?${new URLSearchParams({ brand: ad.adBrandId })}`}
      variant="outlined"
      wide
      className="mt-4"
    >
      Angka merek ini per hari
    </ButtonLink>
  </Card>
)
