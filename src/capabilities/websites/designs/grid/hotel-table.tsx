import type { BlockProps } from '../kit/block-drawer.ts';

/** Rows of two ends: what it is to the one side, what to do about it to the other. */
export function HotelTable({ block, view: { words } }: BlockProps<'hotel-block'>) {
  return (
    <section className="block hotels">
      {block.title && <h2>{block.title}</h2>}
      <ul className="rows">
        {block.hotels.map((hotel) => (
          <li key={hotel.name}>
            <div>
              <h3>{hotel.name}</h3>
              {hotel.address && <p className="address">{hotel.address}</p>}
              {hotel.text && <p>{hotel.text}</p>}
            </div>
            <div className="facts">
              {hotel.code && (
                <p>
                  {words.bookingCode} <strong>{hotel.code}</strong>
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
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
