import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';

const tabStyle =
  'flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-4 font-semibold text-ink-soft outline-none ' +
  'transition-colors hover:text-ink data-selected:border-primary data-selected:text-ink ' +
  'data-focus-visible:rounded-input data-focus-visible:ring-3 data-focus-visible:ring-primary/40';

function PlainText({ text }: { text: string }) {
  return (
    <pre className="whitespace-pre-wrap break-words rounded-card border border-line bg-paper p-4 font-text md:p-6">
      {text}
    </pre>
  );
}

/** Our policy shows no other page inside this one, so a link followed in place would only be refused. */
function withLinksInNewTabs(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

/** The mail as its readers see it, locked away: no script of it runs and nothing of ours can be reached. */
export function MessageBody({ html, text }: { html: string | null; text: string }) {
  if (html === null) return <PlainText text={text} />;
  return (
    <Tabs>
      <TabList aria-label="Forms of this message" className="mb-4 flex border-line border-b">
        <Tab id="html" className={tabStyle}>
          HTML
        </Tab>
        <Tab id="text" className={tabStyle}>
          Text
        </Tab>
      </TabList>
      <TabPanel id="html">
        <iframe
          title="The message as it looks in a mail program"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={withLinksInNewTabs(html)}
          className="h-[max(28rem,75dvh)] w-full rounded-card border border-line bg-paper"
        />
      </TabPanel>
      <TabPanel id="text">
        <PlainText text={text} />
      </TabPanel>
    </Tabs>
  );
}
