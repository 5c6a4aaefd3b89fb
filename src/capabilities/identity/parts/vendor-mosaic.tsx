import ballroom from './pictures/ballroom.webp?url';
import cake from './pictures/lilac-cake.webp?url';
import desk from './pictures/planner-desk.webp?url';

const tile = 'size-full rounded-card object-cover';

/** A room, a cake and a desk: three of the trades at a glance. */
export function VendorMosaic() {
  return (
    <div className="grid aspect-[6/5] grid-cols-[4fr_3fr] grid-rows-2 gap-3 md:gap-4">
      <img
        src={ballroom}
        alt="Ballroom with crystal chandeliers, arched windows and round tables dressed in white"
        width={500}
        height={720}
        fetchPriority="high"
        className={`${tile} row-span-2 bg-blush`}
      />
      <img
        src={cake}
        alt="Smooth white three-tier cake with lilac roses on a gold stand"
        width={560}
        height={560}
        className={`${tile} bg-sky`}
      />
      <img
        src={desk}
        alt="Wedding planner notebook with checklist, fabric swatches, coffee and roses"
        width={560}
        height={560}
        className={`${tile} bg-sage`}
      />
    </div>
  );
}
