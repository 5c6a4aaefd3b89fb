import type { BlockProps } from '../block-drawer.ts';

export function RsvpBlock({ block }: BlockProps<'rsvp'>) {
  return (
    <section className="block rsvp">
      {block.title && <h2>{block.title}</h2>}
      {block.text && <p>{block.text}</p>}
      {block.replyBy && <p>{block.replyBy}</p>}
      <p>
        <a className="button" href={block.href}>
          {block.label}
        </a>
      </p>
    </section>
  );
}

export function RegistryBlock({ block }: BlockProps<'registry'>) {
  return (
    <section className="block registry">
      {block.title && <h2>{block.title}</h2>}
      {block.text && <p>{block.text}</p>}
      <ul className="links">
        {block.links.map(({ label, href }) => (
          <li key={href}>
            <a className="button" href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A plain form: it works without a script, and what was wrong is said above it. */
export function MessageBlock({ block, view: { words, refused } }: BlockProps<'message-form'>) {
  const mine = refused?.form === 'message' && refused.typed.block === block.id ? refused : undefined;
  return (
    <section className="block message">
      {block.title && <h2>{block.title}</h2>}
      {block.text && <p>{block.text}</p>}
      {block.sent ? (
        <p role="status" className="lead">
          {words.messageSent}
        </p>
      ) : (
        <form method="post" action={block.action} className="message-form">
          <input type="hidden" name="block" value={block.id} />
          {mine && <p role="alert">{mine.problem}</p>}
          <label>
            {words.yourName}
            <input name="name" required maxLength={100} autoComplete="name" defaultValue={mine?.typed.name} />
          </label>
          <label>
            {words.yourEmail}
            <input
              name="email"
              type="email"
              maxLength={255}
              autoComplete="email"
              defaultValue={mine?.typed.email}
            />
          </label>
          <label>
            {words.yourMessage}
            <textarea name="text" required maxLength={2000} rows={5} defaultValue={mine?.typed.text} />
          </label>
          <button type="submit" className="button">
            {words.send}
          </button>
        </form>
      )}
    </section>
  );
}
