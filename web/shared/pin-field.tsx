import { useRef, useState } from 'react'
import { type MapPin, formatMapPin, parseMapPin } from '#modules/people/customers/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'

/** A point on the map for the lorry: typed, pasted from a map, or the device's position. */
export function PinField({ pin }: { pin: MapPin | null | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const locate = () => {
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (input.current) {
          input.current.value = `${coords.latitude.toFixed(5)}, ${coords.longitude.toFixed(5)}`
          // As if it was typed: the form's draft keeps it.
          input.current.dispatchEvent(new Event('input', { bubbles: true }))
        }
        setState('idle')
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <div className="grid gap-2 md:col-span-2">
      <FormField
        name="pin"
        label="Titik peta"
        optional
        hint="Koordinat seperti -6.2088, 106.8456, atau tempel tautan peta."
        defaultValue={pin ? formatMapPin(pin) : undefined}
      >
        {(control) => <Input {...control} ref={input} maxLength={500} className="num" />}
      </FormField>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="button"
          variant="outlined"
          size="small"
          icon="locate-fixed"
          loading={state === 'busy'}
          onClick={locate}
        >
          Pakai lokasi saya
        </Button>
        {pin && parseMapPin(formatMapPin(pin)) && <MapLink pin={pin} />}
        {state === 'failed' && (
          <p role="status" className="text-14 text-ink-2">
            Lokasi tidak didapat. Tempel tautan dari aplikasi peta.
          </p>
        )}
      </div>
    </div>
  )
}

/** A map that shows the point. */
export function MapLink({ pin: { latitude, longitude } }: { pin: MapPin }) {
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center font-semibold text-link"
    >
      Lihat di peta
    </a>
  )
}
