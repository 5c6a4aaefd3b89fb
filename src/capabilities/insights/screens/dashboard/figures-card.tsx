import { useState } from 'react';
import { Tab, TabList, TabPanel, TabPanels, Tabs } from 'react-aria-components';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import type { Dashboard } from '../../contract.ts';
import type { DashboardQuestion } from '../../queries.ts';
import { FIGURES, type Figure } from '../../rules/figures.ts';
import { exportAddress } from './export-address.ts';
import { FigureChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { FigureTile, tileStyle } from './figure-tile.tsx';
import { FunnelList } from './funnel-list.tsx';

interface FiguresCardProps {
  dashboard: Dashboard;
  question: DashboardQuestion;
  isTable: boolean;
  onTableChange: () => void;
}

function titleOf(figure: Figure, unit: Dashboard['unit']): string {
  const titles: Record<Figure, string> = {
    views: `Views a ${unit}`,
    saves: `Saves a ${unit}`,
    inquiries: `Inquiries a ${unit}`,
    firstReply: 'Time to your first reply',
  };
  return titles[figure];
}

/** The figures are tabs of one chart. */
export function FiguresCard({ dashboard, question, isTable, onTableChange }: FiguresCardProps) {
  const [figure, setFigure] = useState<Figure>('views');
  const title = titleOf(figure, dashboard.unit);
  return (
    <Card padding="none" className="overflow-hidden">
      <Tabs selectedKey={figure} onSelectionChange={(key) => setFigure(key as Figure)}>
        <TabList aria-label="Figures" className="grid grid-cols-2 md:grid-cols-4">
          {FIGURES.map((each) => (
            <Tab key={each} id={each} className={tileStyle}>
              <FigureTile figure={each} dashboard={dashboard} />
            </Tab>
          ))}
        </TabList>
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(16rem,20rem)]">
          <TabPanels className="min-w-0">
            {FIGURES.map((each) => (
              <TabPanel key={each} id={each} className="min-w-0 rounded-card p-4 md:p-6">
                <div className="mb-2 flex items-center justify-between gap-3">
                  <h2 className="text-lg md:text-xl">{title}</h2>
                  <div className="-me-3 flex md:hidden" data-print="hidden">
                    <Button
                      variant="quiet"
                      size="small"
                      className="px-3! text-secondary!"
                      onPress={onTableChange}
                    >
                      {isTable ? 'Chart' : 'Table'}
                    </Button>
                    <a
                      href={exportAddress(question)}
                      download
                      aria-label="Download as CSV"
                      className={buttonStyle({
                        variant: 'quiet',
                        size: 'small',
                        className: 'px-3! text-secondary!',
                      })}
                    >
                      CSV
                    </a>
                  </div>
                </div>
                {isTable ? (
                  <FigureTable figure={each} title={title} dashboard={dashboard} />
                ) : (
                  <FigureChart figure={each} title={title} dashboard={dashboard} />
                )}
              </TabPanel>
            ))}
          </TabPanels>
          <FunnelList dashboard={dashboard} />
        </div>
      </Tabs>
    </Card>
  );
}
