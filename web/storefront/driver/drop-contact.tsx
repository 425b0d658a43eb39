import { formatQuantity } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import type { DropResponse } from './types.ts'

/** Opens the phone's map with the way to a drop. */
const toNavigationUrl = ({ pin, address }: DropResponse) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({
    api: '1',
    destination: pin ? `${pin.latitude},${pin.longitude}` : address,
  })}`

const BIG = 'btn min-h-14! text-18!'

/** Who receives, what the way there is like, and the two buttons for it. */
export const DropContact = ({ drop }: { drop: DropResponse }) => (
  <>
    <p className="mt-2">
      {drop.contactName} · <span className="num">{formatPhone(drop.contactPhone)}</span>
      {drop.roadWidthM !== null && ` · lebar jalan ${formatQuantity(drop.roadWidthM)} m`}
      {drop.unloading === 'driver' && ' · bantu bongkar'}
    </p>
    <div className="mt-3 grid grid-cols-2 gap-3">
      <a href={`tel:${drop.contactPhone}`} className={BIG} data-variant="outlined">
        Telepon
      </a>
      <a
        href={toNavigationUrl(drop)}
        target="_blank"
        rel="noreferrer"
        className={BIG}
        data-variant="outlined"
      >
        Navigasi
      </a>
    </div>
  </>
)
