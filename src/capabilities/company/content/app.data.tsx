import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';

export const appArticle: Article = {
  area: 'Planning',
  title: 'Ampersand on your phone',
  description:
    'Use Ampersand on your phone: it is a web app without a store. How to add it to the home screen on iPhone and Android.',
  lead: 'Nothing to install and nothing to update. Open it in your browser, and keep it one tap away.',
  updatedOn: '2026-11-15',
  action: { label: 'Start planning', to: paths.onboarding() },
  sections: [
    {
      id: 'web-app',
      title: 'A web app, and why',
      body: (
        <>
          <p>
            Ampersand is not in the App Store or on Google Play. It is a website made for phones first: the
            same pages, the same account, on whatever you have in your hand.
          </p>
          <p>
            For you that means no download, no permissions to your contacts or photos, and no update before
            you can answer your partner. What you change on the phone is on the laptop at once.
          </p>
        </>
      ),
    },
    {
      id: 'iphone',
      title: 'Add it on iPhone or iPad',
      body: (
        <ol>
          <li>Open this site in Safari.</li>
          <li>Tap Share, the square with the arrow pointing up.</li>
          <li>Scroll down and tap “Add to Home Screen”.</li>
          <li>Name it “Ampersand” and tap “Add”.</li>
        </ol>
      ),
    },
    {
      id: 'android',
      title: 'Add it on Android',
      body: (
        <ol>
          <li>Open this site in Chrome.</li>
          <li>Tap the menu, the three dots at the top.</li>
          <li>Tap “Add to Home screen”.</li>
          <li>Confirm. A shortcut now sits on your home screen.</li>
        </ol>
      ),
    },
    {
      id: 'good-to-know',
      title: 'Good to know',
      body: (
        <ul>
          <li>You need a connection. Planning offline is not possible today.</li>
          <li>We send emails and, if you opt in, text messages. There are no push notifications.</li>
          <li>On a shared phone leave “Remember me” unticked, and sign out when you are done.</li>
          <li>
            Lost your phone? Sign it out from any other device under{' '}
            <TextLink to={paths.accountSettings('devices')}>devices</TextLink>.
          </li>
          <li>
            It is made for current browsers: Safari, Chrome, Firefox and Edge. We test every change in
            Chromium, the engine of Chrome and Edge.
          </li>
        </ul>
      ),
    },
  ],
  related: [
    { label: 'Plan it together', to: companyPaths.invite() },
    { label: 'Accessibility', to: companyPaths.accessibility() },
  ],
};
