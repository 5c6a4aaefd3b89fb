import { paths } from '#app/rules/paths.ts';
import { REPORT_REASON_KEYS } from '../../rules/report-rules.ts';
import type { SiteView } from '../../rules/site-view.ts';
import { siteWords } from '../../rules/words/site-words.ts';

interface SiteFootProps {
  view: SiteView;
  /** After somebody has told us of the site. */
  isReported: boolean;
}

/** Below every design, which has a foot of its own: who made it, and how to tell us that something is wrong with it. */
export function SiteFoot({ view: { language, refused }, isReported }: SiteFootProps) {
  const words = siteWords(language);
  const report = refused?.form === 'report' ? refused : undefined;
  return (
    <section className="service-foot" id="foot" aria-label="Ampersand">
      <p>
        <a href={paths.home()}>{words.madeWith}</a>
      </p>
      {isReported ? (
        <p role="status">{words.reportSent}</p>
      ) : (
        <details open={report !== undefined}>
          <summary>{words.report}</summary>
          <form method="post">
            <input type="hidden" name="do" value="report" />
            {report && <p role="alert">{report.problem}</p>}
            <label>
              {words.whatsWrong}
              <select name="reason" required defaultValue={report?.typed.reason}>
                {REPORT_REASON_KEYS.map((key) => (
                  <option key={key} value={key}>
                    {words.reportReasons[key]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {words.reportMore}
              <textarea name="text" maxLength={1000} rows={3} defaultValue={report?.typed.text} />
            </label>
            <button type="submit">{words.sendReport}</button>
          </form>
        </details>
      )}
    </section>
  );
}
