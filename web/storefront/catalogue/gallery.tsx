import { Picture, PictureBed } from '#web/ui/picture.tsx'

/** The picture of the chosen variant, large; the others of the product small below it. */
export function Gallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const [main, ...others] = pictures
  if (!main) return <PictureBed>{null}</PictureBed>
  return (
    <div className="self-start">
      <PictureBed>
        <Picture
          source={main}
          alt={name}
          width={640}
          sizes="(min-width: 1024px) 380px, (min-width: 768px) 50vw, 100vw"
          priority
          className="size-full"
        />
      </PictureBed>
      {others.length > 0 && (
        <ul className="mt-3 grid grid-cols-4 gap-3">
          {others.slice(0, 4).map((picture) => (
            <li key={picture}>
              <PictureBed>
                <Picture source={picture} alt="" width={96} className="size-full" />
              </PictureBed>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
