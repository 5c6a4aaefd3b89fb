import { companyPaths } from '#app/rules/company-paths.ts';
import type { Article } from '../parts/article.ts';
import { MailLink } from '../parts/mail-link.tsx';

export const accessibilityArticle: Article = {
  area: 'Legal',
  title: 'Accessibility',
  description:
    'Ampersand’s accessibility statement: WCAG 2.2 AA as the target, what works, what does not yet, and how to tell us.',
  lead: 'A wedding invites everyone. So should the page it is planned on.',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'target',
      title: 'What we aim for',
      body: (
        <>
          <p>
            Every page of Ampersand is meant to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at
            level AA. That is our target and part of our definition of done. It is our own assessment; no
            outside body has audited or certified it.
          </p>
          <p>
            We check with automatic tests in a real browser: rules for markup and contrast on phones and wide
            screens, widths from 320 to 1920 pixels, reduced motion, pages without scripts, and the main ways
            through with the keyboard. People with disabilities have not tested it for us yet.
          </p>
        </>
      ),
    },
    {
      id: 'what-works',
      title: 'What works',
      body: (
        <ul>
          <li>Controls are built to be used with the keyboard, and you can see where you are.</li>
          <li>
            A link at the top of each page skips to the content, and headings and landmarks are in order.
          </li>
          <li>
            Fields have labels. Errors stand beside their field, are announced, and the first one gets the
            focus.
          </li>
          <li>Text has at least the contrast AA asks for, and color is never the only sign.</li>
          <li>Buttons and fields are at least 44 pixels high; some links in lists are a little lower.</li>
          <li>
            Pages fit from 320 pixels of width, which is what 400% zoom leaves, without sideways scrolling.
          </li>
          <li>If your system asks for less motion, nothing moves.</li>
          <li>Pages like this one can be read without scripts, and printed.</li>
          <li>Nothing is timed while you read or type. Codes last 10 minutes and can be sent again.</li>
        </ul>
      ),
    },
    {
      id: 'known-limits',
      title: 'Known limits',
      body: (
        <ul>
          <li>Ampersand speaks English only.</li>
          <li>
            Most forms, menus and dialogs need scripts. Without them you can read, search, log in and write to
            vendors, but not change your settings.
          </li>
          <li>
            The second factor needs email, a phone or an authenticator app. There is no hardware key yet.
          </li>
          <li>
            There is no dark mode, and we have tested the high-contrast modes of operating systems only a
            little.
          </li>
          <li>
            Our pages are built on tested controls, but we have not walked through every page with every
            screen reader. Reports are welcome.
          </li>
        </ul>
      ),
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      body: (
        <>
          <p>
            If something stands in your way, write to <MailLink to="help" subject="Accessibility" />. Name the
            page, what you tried, and the browser or aid you use. We cannot promise when you get an answer.
          </p>
          <p>You need not explain or prove a disability.</p>
        </>
      ),
    },
  ],
  related: [
    { label: 'Contact us', to: companyPaths.contact() },
    { label: 'Terms of use', to: companyPaths.terms() },
  ],
};
