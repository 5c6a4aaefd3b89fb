import type { WallWords } from '../../rules/wall-words.ts';

interface StageProps {
  words: WallWords;
  code: string;
  title: string;
  /** None where the wall takes no photos. */
  qr: string | null;
}

const layer =
  'absolute inset-0 opacity-0 transition-opacity duration-1000 ease-in-out data-shown:opacity-100 motion-reduce:transition-none';

/** One of two photos that take turns: itself, whole, on a blurred copy that fills the rest. */
function Layer({ id }: { id: string }) {
  return (
    <div id={id} className={layer} aria-hidden="true">
      <img alt="" className="absolute inset-0 size-full scale-110 object-cover opacity-45 blur-3xl" />
      <img alt="" className="absolute inset-0 size-full object-contain" />
      <p className="absolute start-0 bottom-0 max-w-[70%] bg-linear-to-t from-ink/70 to-transparent px-[3vw] pt-24 pb-[3.2vh] text-[clamp(1.25rem,2.4vw,3rem)] text-paper leading-tight empty:hidden" />
    </div>
  );
}

/** The whole screen. Whoever stands in front of it sees photos and a code, and no word about us. */
export function Stage({ words, code, title, qr }: StageProps) {
  return (
    <main
      id="content"
      data-code={code}
      className="fixed inset-0 cursor-none overflow-hidden bg-ink text-paper [&:has(:focus-visible)]:cursor-auto"
    >
      <h1 className="sr-only">{title}</h1>
      <Layer id="one" />
      <Layer id="two" />
      <div
        id="empty"
        className="absolute inset-0 grid place-content-center gap-6 px-[8vw] text-center font-display data-off:hidden"
      >
        <p className="text-balance text-[clamp(2rem,6vw,6rem)] leading-tight">
          <bdi>{title}</bdi>
        </p>
        <p className="text-balance text-[clamp(1.125rem,2.2vw,2.5rem)] text-paper/80">{words.screenEmpty}</p>
      </div>
      <ul
        id="strip"
        aria-hidden="true"
        className="absolute start-[2vw] top-[3vh] grid gap-[1vh] empty:hidden"
      />
      {qr && (
        <div className="absolute end-[2vw] bottom-[3vh] w-[clamp(7rem,13vw,16rem)] rounded-card bg-paper p-[0.7vw] text-center text-ink shadow-float">
          <img src={qr} alt="" className="w-full" />
          <p className="text-balance pb-1 font-semibold text-[clamp(0.75rem,1.15vw,1.5rem)] leading-snug">
            {words.screenLead}
          </p>
        </div>
      )}
      <p
        id="away"
        hidden
        className="absolute end-[2vw] top-[3vh] size-3 rounded-full bg-gold"
        aria-hidden="true"
      />
      <button
        id="full"
        type="button"
        className="absolute end-[2vw] top-[3vh] min-h-11 cursor-pointer rounded-full bg-paper/90 px-5 font-semibold text-base text-ink opacity-0 transition-opacity focus-visible:opacity-100 data-shown:opacity-100"
      >
        {words.fullScreen}
      </button>
    </main>
  );
}
