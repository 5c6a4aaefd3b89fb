import type { ReactNode } from 'react';
import { paths } from '#app/rules/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';

interface PhoneNoteProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  isLogin?: boolean;
}

/** In place of the day, where there is none to show. */
export function PhoneNote({ title, children, action, isLogin = false }: PhoneNoteProps) {
  return (
    <div className="mx-auto max-w-xl px-5 pt-16 text-center">
      <h1 className="mb-3 font-display text-3xl">{title}</h1>
      <p className="mb-6 text-ink-soft">{children}</p>
      {action}
      {isLogin && (
        <a href={paths.login(paths.dayOf())} className={buttonStyle({})}>
          Log in
        </a>
      )}
    </div>
  );
}
