import type { BlockProps } from '../block-drawer.ts';
import { SitePicture } from '../site-picture.tsx';
import { WayList } from '../way-list.tsx';

export function TravelBlock({ block }: BlockProps<'travel'>) {
  return (
    <section className="block travel">
      {block.title && <h2>{block.title}</h2>}
      {block.picture && <SitePicture picture={block.picture} sizes="(min-width: 60rem) 30rem, 100vw" />}
      <WayList ways={block.ways} />
    </section>
  );
}

export function HotelBlock({ block, view: { words } }: BlockProps<'hotel-block'>) {
  return (
    <section className="block hotels">
      {block.title && <h2>{block.title}</h2>}
      <ul className="entries">
        {block.hotels.map((hotel) => (
          <li key={hotel.name}>
            <h3>{hotel.name}</h3>
            {hotel.address && <p className="address">{hotel.address}</p>}
            {hotel.text && <p>{hotel.text}</p>}
            {hotel.code && (
              <p>
                {words.bookingCode}: <strong>{hotel.code}</strong>
              </p>
            )}
            {hotel.until && <p>{words.bookUntil(hotel.until)}</p>}
            {hotel.phone && (
              <p>
                <a href={`tel:${hotel.phone}`}>{hotel.phone}</a>
              </p>
            )}
            {hotel.href && (
              <p>
                <a href={hotel.href} rel="noopener nofollow ugc">
                  {words.book}
                  <span className="unseen">, {hotel.name}</span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MapPlaceBlock({ block, view }: BlockProps<'map-place'>) {
  return (
    <section className="block map-place">
      {block.title && <h2>{block.title}</h2>}
      <p className="place">{block.placeName}</p>
      {block.address && <p className="address">{block.address}</p>}
      {block.href && (
        <p>
          <a className="button" href={block.href} rel="noopener">
            {view.words.directions}
          </a>
        </p>
      )}
    </section>
  );
}

export function DirectionsBlock({ block }: BlockProps<'directions-links'>) {
  return (
    <section className="block directions">
      {block.title && <h2>{block.title}</h2>}
      <ul className="links">
        {block.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener nofollow ugc">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
