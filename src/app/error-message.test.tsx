import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { ErrorMessage } from './error-message.tsx';

type Environment = 'development' | 'production';

function show(error: unknown, environment: Environment = 'production'): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      HydrateFallback: () => null,
      Component: () => <ErrorMessage error={error} />,
    },
  ]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { environment } } }} />);
}

describe('ErrorMessage', () => {
  it('says that a page is missing', () => {
    expect(show(new Response(null, { status: 404 }))).toContain('We can’t find that page');
  });

  it('says that a page is not for this account, and where to go instead', () => {
    const html = show(new ApiError(403, {}));
    expect(html).toContain('This page is not open to you');
    expect(html).toContain('href="/account/settings"');
  });

  it('says that the connection is gone, and offers to try again', () => {
    const html = show(new TypeError('Failed to fetch'));
    expect(html).toContain('You are offline');
    expect(html).toContain('Try again');
  });

  it('keeps what broke from everyone but builders', () => {
    expect(show(new Error('secret cause'))).toContain('Something went wrong');
    expect(show(new Error('secret cause'))).not.toContain('secret cause');
    expect(show(new Error('secret cause'), 'development')).toContain('secret cause');
  });
});
