"""Catering still lifes:  kind(family|buffet|pasta|salad|oysters|bread|soup) palette seed (odd seed: daylight, even: evening)"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('family', 'blush', 3)
reset()
F = Florals(pal, seed, res=8)
r = F.r
P = PAL[pal]
T = TONE[pal]
g = gold()
day = seed % 2
cer = pbr('cer', 'f6f1e8', 0.3, coat=0.25, bump=(9, 0.08, 3))
stone = pbr('stone', T['cloth'], 0.45, coat=0.15, bump=(60, 0.12, 4))
chrome = pbr('chrome', (0.8, 0.78, 0.75, 1), 0.16, 1)
tomato = pbr('tomato', 'c8321e', 0.22, sss=0.25, coat=0.4)
tomato2 = pbr('tomato2', 'f0a030', 0.22, sss=0.25, coat=0.4)
leafm = petalmat('lettuce', '6f9a38', 'b4cc6a', trans=0.35, var=0.3, rough=0.4)
leafd = petalmat('rocket', '3f6a2a', '6f9a46', trans=0.3, var=0.3, rough=0.4)
purple = petalmat('radic', '6a2440', 'b06a80', trans=0.3, var=0.3, rough=0.4)
white = pbr('mozz', 'fbf7ee', 0.35, sss=0.2, coat=0.2)
crust = pbr('crust', 'b0743a', 0.7, bump=(50, 0.5, 5))
crumb = pbr('crumb', 'f1dfb8', 0.9, bump=(150, 0.8, 4))
herb = F.leafm2

def leaf(mat, n=3):
    out = []
    for k in range(n):
        mb = MB()
        petal(mb, mat, 0.07, 0.05, 0, tilt=rad(70), bend=rad(-40 + 30 * k), cup=0.7, ruf=0.12, nu=8, nv=8, rnd=r.random(), rng=r)
        out.append(mb.mesh('leaf%s%d' % (mat.name, k)))
    return out

def heap(meshes, c, R, n, h=0.5, s=(0.7, 1.2)):
    """a mound of things with their tips outwards"""
    for k in range(n):
        a = r.random() * 2 * pi
        q = R * math.sqrt(r.random())
        z = h * R * (1 - (q / R) ** 2)
        obj('hp', r.choice(meshes), (c[0] + q * math.cos(a), c[1] + q * math.sin(a), c[2] + z), (r.uniform(-0.7, 0.7), r.uniform(-0.7, 0.7), a - pi / 2), r.uniform(*s))

def bowl(R, h, m, name='bowl'):
    return lathe(name, smoothprof([(0, 0.0), (R * 0.4, 0), (R * 0.45, 0.006), (R * 0.8, h * 0.45), (R, h)], 6) + smoothprof([(R * 0.975, h), (R * 0.78, h * 0.47), (R * 0.4, 0.014), (0, 0.012)], 5), m, 80)

def platter(m, x, y, R=0.2, sy=0.62, rot=0):
    return obj('pt', plate(m, R), (x, y, 0), (0, 0, rad(rot)), (1, sy, 1))

def loaf(x, y, z, L_=0.22, w=0.055, rot=0):
    n = 30
    mb = MB()
    mb.grid([[(w * math.sin(pi * min(1, max(0.0, u))) ** 0.45 * math.cos(a), L_ * (u - 0.5), w * 0.75 + w * 0.75 * math.sin(pi * u) ** 0.45 * math.sin(a) + 0.004 * math.sin(u * 40 + a) * (a < pi)) for a in [2 * pi * j / 24 for j in range(24)]] for u in [i / n for i in range(n + 1)]], [[(0, 0, 0, 1)] * 24] * (n + 1), crust, True)
    o = obj('lf', mb.mesh('lf'), (x, y, z), (0, 0, rad(rot)))
    for k in range(4):
        q = Matrix.Rotation(rad(rot), 3, 'Z') @ Vector((0, L_ * (-0.3 + 0.2 * k), w * 1.375))
        rbox('sl', 0.05, 0.008, 0.012, crumb, 0.003, 2, (x + q.x, y + q.y, z + q.z), (0, 0, rad(rot + 35)))

def light(back=None, y=1.5):
    if day:
        plane(10, 5, pbr('wall', back or T['bg'], 0.9), (0, y, 1.5), (pi / 2, 0, 0))
        softbox(0.68)
    else:
        bokeh(r, 12, z=(0.0, 2.4), back='40302a')
        area((-1.1, -0.3, 1.1), (0, 0, 0.05), 0.9, 26, 'fff2e0')
        area((1.0, 0.8, 0.9), (0, 0, 0.05), 0.5, 18, 'ffc08a')
        area((1.1, -1.0, 0.6), (0, 0, 0.05), 0.9, 5, 'ffe0cc')
        world_color('54402f', 0.45)

def roastveg(c, R, n):
    car = pbr('carrot', 'e8822c', 0.4, sss=0.2, coat=0.3)
    pot = pbr('potato', 'e2b458', 0.5, sss=0.1, coat=0.25, bump=(60, 0.2, 4))
    cm = lathe('car', smoothprof([(0, 0), (0.009, 0.004), (0.008, 0.06), (0.003, 0.09), (0, 0.094)], 4), car, 18)
    for k in range(n):
        a, q = (r.random() * 6.28, R * math.sqrt(r.random()))
        p = (c[0] + q * math.cos(a), c[1] + q * 0.62 * math.sin(a), c[2] + 0.014 + 0.018 * (1 - q / R))
        if k % 2:
            obj('cr', cm, p, (rad(90) + r.uniform(-0.2, 0.2), r.uniform(-0.2, 0.2), r.random() * 6), r.uniform(0.8, 1.1))
        else:
            sphere(0.019, pot, p, 20, scale=(1, r.uniform(0.75, 1), 0.8))

def meat(x, y, z, n, rot):
    outr = pbr('sear', '4a2a18', 0.45, coat=0.35, bump=(60, 0.6, 5))
    inn = pbr('rare', 'b2504a', 0.35, sss=0.25, coat=0.4)
    for k in range(n):
        e = link(bpy.data.objects.new('e', None))
        e.location = (x + 0.018 * k * math.cos(rad(rot)), y + 0.018 * k * math.sin(rad(rot)), z + 0.022)
        e.rotation_euler = (rad(90), rad(-52), rad(rot + 60))
        for me in (lathe('mo', [(0.033, 0), (0.0345, 0.002), (0.0345, 0.01), (0.033, 0.012)], outr, 36), lathe('mi', [(0, 0.0125), (0.0335, 0.012)], inn, 36), lathe('mj', [(0, -0.0003), (0.0335, 0)], inn, 36)):
            obj('mt', me, (0, 0, 0), (0, 0, 0), (1, 0.75, 1)).parent = e

def toms(c, R, n, sz=0.016):
    for k in range(n):
        a, q = (r.random() * 6.28, R * math.sqrt(r.random()))
        sphere(sz, (tomato, tomato, tomato2)[k % 3], (c[0] + q * math.cos(a), c[1] + q * math.sin(a), c[2] + sz * 0.9), 20)
if kind == 'family':
    lin = linen('efe8dc', 60, 0.2)
    cloth(3.0, 2.2, lin, 0.005, 1.3, seed)
    F.garland(lambda t: Vector((lerp(-1.1, 1.1, t), 0.36 + 0.03 * math.sin(t * 9), 0.03)), 0.18, 26, 0.11, 70, 0.2)
    platter(stone, -0.12, -0.04, 0.23, 0.62, 8)
    meat(-0.26, -0.1, 0.008, 13, 22)
    roastveg((-0.1, 0.03, 0.01), 0.12, 0)
    for k in range(7):
        F.put(r.choice(F.leaves[3:]), Vector((-0.12 + r.uniform(-0.15, 0.15), -0.09, 0.02)), Vector((r.uniform(-1, 1), -0.3, 0.3)), 0.07)
    platter(cer, 0.34, 0.08, 0.19, 0.7, -12)
    roastveg((0.34, 0.08, 0.008), 0.14, 34)
    obj('bw', bowl(0.13, 0.07, stone), (-0.46, 0.12, 0))
    heap(leaf(leafm) + leaf(leafd) + leaf(purple, 1), (-0.46, 0.12, 0.04), 0.1, 46)
    toms((-0.46, 0.1, 0.07), 0.07, 9, 0.014)
    obj('sb', bowl(0.05, 0.035, cer, 'sb'), (0.12, -0.2, 0))
    obj('sc', lathe('sc', [(0, 0.026), (0.042, 0.026)], pbr('sauce', '8fae4a', 0.3, coat=0.3, bump=(60, 0.5, 4)), 40), (0.12, -0.2, 0))
    loaf(0.42, -0.2, 0.0, 0.26, 0.045, 62)
    wg = wineglass(thin('tg', 'ffffff', 0.45))
    wl = lathe('wl', [(0, 0.103), (0.011, 0.106), (0.036, 0.14), (0.037, 0.15), (0, 0.15)], liquid('wn', T['drinks'][2], 0.25), 32)
    for x, y in ((0.14, 0.22), (-0.26, 0.24), (0.6, 0.2)):
        obj('wg', wg, (x, y, 0))
        obj('wl', wl, (x, y, 0))
    C = Candles(0.4)
    for x in (-0.6, -0.02, 0.5):
        C.taper(x, 0.42, 0, 0.22, 0.1)
    light(y=1.8)
    camera((0.05, -0.98, 0.92), (0.0, 0.06, 0.02), 40, 3.2, focus=(-0.05, -0.03, 0.03))
    render(kind, exposure=0.35, spp=40, bloom=0.05)
elif kind == 'buffet':
    top = linen('f3ede4', 60, 0.12)
    plane(8, 1.6, top, (0, 0.3, 0))
    food = ('roast', 'salad', 'pasta')
    for i, x in enumerate((-0.62, 0.0, 0.62)):
        y = 0.12
        for sx in (-1, 1):
            for sy in (-1, 1):
                tubes([[(x + sx * 0.2, y + sy * 0.13, 0), (x + sx * 0.2, y + sy * 0.13, 0.14)]], 0.008, g, 10)
        rbox('pan', 0.46, 0.32, 0.07, chrome, 0.02, 4, (x, y, 0.17))
        rbox('rim', 0.48, 0.34, 0.012, g, 0.005, 3, (x, y, 0.205))
        rbox('bed', 0.42, 0.28, 0.03, pbr('bed%d' % i, ('6a4a2a', '6f8a3c', 'e8c97a')[i], 0.7, bump=(40, 0.8, 4)), 0.01, 3, (x, y, 0.188))
        if i == 0:
            roastveg((x, y + 0.03, 0.195), 0.18, 46)
            meat(x - 0.13, y - 0.06, 0.2, 12, 0)
        elif i == 1:
            for k in range(3):
                heap(leaf(leafm) + leaf(leafd) + leaf(purple, 1), (x - 0.12 + 0.12 * k, y, 0.195), 0.11, 26, 0.3)
            toms((x, y, 0.225), 0.15, 20)
        else:
            pm = pbr('pasta', 'f0cf7e', 0.4, sss=0.2, coat=0.3)
            pn = lathe('penne', [(0.007, 0), (0.0075, 0.001), (0.0075, 0.037), (0.0055, 0.038), (0.0055, 0.0)], pm, 14)
            for k in range(170):
                obj('pn', pn, (x + r.uniform(-0.19, 0.19), y + r.uniform(-0.12, 0.12), 0.2 + r.uniform(0, 0.022)), (rad(90) + r.uniform(-0.4, 0.4), r.uniform(-0.4, 0.4), r.random() * 6))
            toms((x, y, 0.22), 0.14, 16, 0.013)
            for k in range(10):
                F.put(r.choice(F.leaves[3:]), Vector((x + r.uniform(-0.15, 0.15), y + r.uniform(-0.1, 0.1), 0.23)), Vector((r.uniform(-1, 1), r.uniform(-1, 1), 0.4)), 0.05)
        C0 = Candles(0.2)
        C0.votive(x, y, 0.0, 0.03, 0.05)
    pl = plate(cer, 0.13)
    for k in range(9):
        obj('pl', pl, (-0.3, -0.26, 0.009 * k))
        obj('pl', pl, (0.02, -0.26, 0.009 * k)) if k < 6 else None
    for k in range(5):
        obj('ct', cutlery(('fork', 'knife')[k % 2], g), (0.28 + 0.03 * k, -0.26, 0.004), (0, 0, 0.1))
    F.dome((-1.0, 0.2, 0.2), 0.2, n=26, fs=0.17, leaves=34, leafL=1.3, fill=8, zmin=-0.4)
    F.dome((1.02, 0.22, 0.2), 0.2, n=26, fs=0.17, leaves=34, leafL=1.3, fill=8, zmin=-0.4)
    F.garland(lambda t: Vector((lerp(-1.1, 1.1, t), -0.08, 0.02)), 0.1, 16, 0.08, 60, 0.16)
    light(y=1.6)
    camera((-0.3, -1.6, 0.92), (0.0, 0.04, 0.12), 42, 2.8, focus=(-0.05, 0.0, 0.2))
    render(kind, exposure=0.25, spp=40, bloom=0.06)
elif kind in ('pasta', 'soup', 'salad'):
    cloth(2.4, 1.8, linen(T['cloth'], 60, 0.3), 0.006, 1.5, seed)
    obj('chg', plate(g if kind == 'soup' else stone, 0.17), (0, 0, 0))
    obj('bw', bowl(0.13, 0.055, cer), (0, 0, 0.008))
    Z = 0.045
    if kind == 'pasta':
        pm = pbr('pasta', 'efcb78', 0.38, sss=0.25, coat=0.35)
        P_ = []
        for k in range(64):
            a0 = r.random() * 6.28
            rr = r.uniform(0.015, 0.1)
            n = 26
            P_.append([Vector((rr * math.cos(a0 + t * 5) * (1 - 0.2 * t), rr * math.sin(a0 + t * 5) * (1 - 0.2 * t), Z - 0.012 + 0.055 * (1 - (rr / 0.09) ** 1.6) * (0.75 + 0.25 * math.sin(t * 4 + a0)) + r.uniform(0, 0.004))) for t in [i / n for i in range(n + 1)]])
        tubes(P_, 0.0042, pm, 8, smooth=False)
        toms((0, 0, Z + 0.028), 0.06, 8, 0.012)
        heap(leaf(leafd, 2), (0, 0, Z + 0.035), 0.05, 8, 0.5, (0.35, 0.55))
        for k in range(40):
            rbox('pr', 0.012, 0.003, 0.0012, white, 0, 1, (r.gauss(0, 0.035), r.gauss(0, 0.035), Z + 0.046), (r.random(), r.random(), r.random() * 6))
    elif kind == 'soup':
        sm = pbr('soup', 'e89a3c' if pal not in ('sage', 'white') else 'b4c470', 0.22, sss=0.2, coat=0.4)
        obj('sp', lathe('sp', [(0, 0.04), (0.118, 0.04)], sm, 64), (0, 0, 0.008))
        crm = pbr('crm', 'fff8ea', 0.3, coat=0.3)
        tubes([[Vector((0.012 * t * math.cos(t), 0.012 * t * math.sin(t), 0.0487)) for t in [i * 0.22 for i in range(28)]]], 0.0036, crm, 8)
        for k in range(18):
            sphere(0.0045, pbr('seed', '5a6a34', 0.6), (r.gauss(0, 0.03), r.gauss(0, 0.03), 0.05), 12, scale=(0.6, 1, 0.4))
        for k in range(5):
            F.put(F.leaves[5], Vector((r.uniform(-0.02, 0.02), r.uniform(-0.02, 0.02), 0.052)), Vector((r.uniform(-1, 1), r.uniform(-1, 1), 0.7)), 0.04)
        F.put(F.small[0], Vector((0.01, 0.0, 0.056)), Vector((0, -0.3, 1)), 0.03)
    else:
        heap(leaf(leafm) + leaf(leafd) + leaf(purple, 2), (0, 0, 0.03), 0.085, 70, 0.55, (0.55, 0.95))
        toms((0, 0, 0.075), 0.08, 10)
        for k in range(6):
            a = k * 1.05
            sphere(0.018, white, (0.055 * math.cos(a), 0.055 * math.sin(a), 0.085), 22, scale=(1, 0.9, 0.75))
        fig = pbr('fin', 'c9505a', 0.4, sss=0.3, bump=(140, 0.8, 2, 'vor'))
        for k in range(5):
            a = k * 1.256 + 0.5
            obj('fg', lathe('figh', smoothprof([(0, -0.012), (0.014, -0.008), (0.018, 0.002)], 4), pbr('figs', '4a2b47', 0.5), 28), (0.07 * math.cos(a), 0.07 * math.sin(a), 0.088), (r.uniform(-0.5, 0.5), r.uniform(-0.5, 0.5), 0))
            obj('fi', lathe('figt', [(0.018, 0.002), (0, 0.004)], fig, 28), (0.07 * math.cos(a), 0.07 * math.sin(a), 0.0885))
        for k in range(5):
            F.put(F.small[k % 3], Vector((r.gauss(0, 0.04), r.gauss(0, 0.04), 0.1)), Vector((0, -0.2, 1)), 0.028)
    nap = linen(T['nap'], 120, 0.3)
    napkin_fold(nap, (-0.26, -0.02, 0), 0.1, 0.24, 6)
    obj('fk', cutlery('fork', g), (-0.27, -0.02, 0.014), (0, 0, rad(6)))
    obj('sp', cutlery('spoon' if kind != 'salad' else 'knife', g), (0.22, -0.02, 0.002), (0, 0, rad(-4)))
    obj('sb', bowl(0.05, 0.035, stone, 'sb'), (0.27, 0.2, 0))
    toms((0.27, 0.2, 0.02), 0.03, 6, 0.012)
    loaf(-0.3, 0.26, 0, 0.22, 0.04, 70)
    wg = wineglass(thin('tg', 'ffffff', 0.45))
    obj('wg', wg, (0.16, 0.24, 0))
    obj('wl', lathe('wl', [(0, 0.103), (0.011, 0.106), (0.036, 0.14), (0.037, 0.15), (0, 0.15)], liquid('wn', T['drinks'][1], 0.25), 32), (0.16, 0.24, 0))
    F.dome((-0.5, 0.4, 0.03), 0.12, n=14, fs=0.12, leaves=18, leafL=1.5, fill=4, zmin=0)
    F.dome((0.5, 0.42, 0.03), 0.12, n=14, fs=0.12, leaves=18, leafL=1.5, fill=4, zmin=0)
    C = Candles(0.35)
    C.votive(0.0, 0.3, 0)
    C.votive(0.38, 0.1, 0)
    light(y=1.5)
    camera((0.06, -0.62, 0.46), (0.0, 0.04, 0.03), 50, 2.6, focus=(0, -0.04, 0.07))
    render(kind, exposure=0.3, spp=40, bloom=0.05)
elif kind == 'oysters':
    plane(4, 3, marble('mar', 'e9e6e2', 'b4aca4', 0.2), (0, 0, 0))
    obj('tr', lathe('tr', smoothprof([(0, 0.05), (0.2, 0.05), (0.23, 0.06), (0.235, 0.09)], 4) + [(0.23, 0.088), (0.2, 0.058), (0, 0.056)], chrome, 80))
    obj('ft', lathe('ft', smoothprof([(0, 0), (0.09, 0), (0.08, 0.01), (0.03, 0.025), (0.03, 0.05)], 4), chrome, 48))
    ice = glass('ice', 'eef6fc', 0.12, 1.2)
    for k in range(240):
        a, q = (r.random() * 6.28, 0.21 * math.sqrt(r.random()))
        icecube(ice, r.uniform(0.014, 0.024), (q * math.cos(a), q * math.sin(a), 0.07 + 0.02 * (1 - q / 0.21) + r.uniform(0, 0.01)), r)
    sh = pbr('shell', '8d8478', 0.8, bump=(40, 1, 6))
    mo = pbr('nacre', 'efece6', 0.18, coat=0.6)
    fl = pbr('flesh', 'c9beab', 0.15, sss=0.4, coat=0.9, bump=(40, 0.3, 3))
    for k in range(11):
        a = 2 * pi * k / 8 if k < 8 else 2 * pi * k / 3
        q = 0.155 if k < 8 else 0.06
        e = link(bpy.data.objects.new('oy', None))
        e.location = (q * math.cos(a), q * math.sin(a), 0.102 + (0.012 if k >= 8 else 0))
        e.rotation_euler = (rad(10) * math.sin(a), rad(-10) * math.cos(a), a + pi / 2)
        w = lambda t, z: 0.1 * math.sin(3 * t) + 0.06 * math.sin(7 * t + 1) + 0.03 * math.sin(17 * t)
        for me in (lathe('os', smoothprof([(0, -0.012), (0.025, -0.008), (0.04, 0.004), (0.042, 0.007)], 4), sh, 60, wob=w), lathe('on', smoothprof([(0.0415, 0.0065), (0.034, 0.001), (0.018, -0.004), (0, -0.005)], 4), mo, 60, wob=w)):
            obj('oy', me, (0, 0, 0), (0, 0, 0), (0.8, 1.15, 1)).parent = e
        obj('fl', lathe('of', smoothprof([(0.024, -0.001), (0.02, 0.006), (0.01, 0.009), (0, 0.009)], 4), fl, 40, wob=lambda t, z: 0.12 * math.sin(4 * t) + 0.05 * math.sin(9 * t)), (0, 0.002, -0.002), (0, 0, 0), (0.8, 1.15, 1)).parent = e
        for j in range(6):
            sphere(0.0022, pbr('roe%d' % (j % 2), ('e8622c', '2a2426')[k % 2], 0.2, coat=0.6), Vector(e.location) + Vector((r.gauss(0, 0.004), r.gauss(0, 0.004), 0.01)), 10)
    lem = pbr('lem', 'f6d64a', 0.45, sss=0.15, bump=(160, 0.25, 2))
    pul = pbr('pul', 'fbefb0', 0.35, sss=0.3)
    for x, y, z, a in ((-0.02, 0.02, 0.125, 0.6), (0.27, -0.1, 0.0, 1.2), (0.31, -0.03, 0.0, 2.5)):
        obj('lm', lathe('lm', [(0, 0), (0.018, 0.002), (0.027, 0.012), (0.028, 0.022)], lem, 36), (x, y, z), (rad(20), 0, a))
        obj('lp', lathe('lp', [(0.028, 0.022), (0.024, 0.0225), (0, 0.022)], pul, 36), (x, y, z), (rad(20), 0, a))
    for k in range(8):
        a = r.random() * 6.28
        F.put(r.choice(F.leaves[3:]), Vector((0.19 * math.cos(a), 0.19 * math.sin(a), 0.09)), Vector((math.cos(a), math.sin(a), 0.4)), 0.09)
    cp = coupe(thin('tg', 'ffffff', 0.5))
    lq = coupe_liquid(liquid('lq', 'f6dc94', 0.5))
    for x, y in ((-0.3, 0.16), (-0.2, 0.26), (0.28, 0.22)):
        obj('cp', cp, (x, y, 0))
        obj('lq', lq, (x, y, 0))
    F.dome((0.46, 0.36, 0.05), 0.14, n=18, fs=0.13, leaves=22, leafL=1.3, fill=5, zmin=-0.1)
    light(y=1.5)
    camera((0.05, -0.72, 0.48), (0.0, 0.02, 0.07), 54, 2.6, focus=(0, -0.1, 0.1))
    render(kind, exposure=0.3, spp=40, bloom=0.05, bounces=8)
elif kind == 'bread':
    plane(4, 3, wood('tb', '9a7450', '6e5034', 0.55, 0.8), (0, 0.2, 0))
    rbox('bd', 0.7, 0.42, 0.024, wood('brd', 'c49a68', 'a07446', 0.5, 1.4), 0.01, 3, (0.02, 0.02, 0.012))
    loaf(-0.17, 0.06, 0.024, 0.28, 0.075, 74)
    loaf(0.14, 0.12, 0.024, 0.34, 0.04, 60)
    loaf(0.2, 0.17, 0.024, 0.34, 0.04, 66)
    for k in range(6):
        e = link(bpy.data.objects.new('e', None))
        e.location = (0.02 + 0.034 * k, -0.08 + 0.01 * math.sin(k), 0.06)
        e.rotation_euler = (rad(4), rad(58), rad(6 * k - 10))
        for me in (lathe('bs', [(0.044, 0), (0.047, 0.002), (0.047, 0.012), (0.044, 0.014)], crust, 40), lathe('bi', [(0, 0.0143), (0.0445, 0.014)], crumb, 40), lathe('bj', [(0, -0.0003), (0.0445, 0)], crumb, 40)):
            obj('sl', me, (0, 0, 0), (0, 0, 0), (0.8, 1.1, 1)).parent = e
    obj('ob', bowl(0.06, 0.035, stone, 'ob'), (-0.16, -0.12, 0.024))
    obj('oil', lathe('oil', [(0, 0.024), (0.05, 0.024)], pbr('oil', 'c9a832', 0.05, coat=1, trans=0.3), 40), (-0.16, -0.12, 0.024))
    obj('bu', lathe('bu', [(0, 0), (0.05, 0), (0.052, 0.004), (0.052, 0.008), (0, 0.008)], cer, 48), (-0.34, -0.1, 0))
    rbox('btr', 0.06, 0.035, 0.024, pbr('butter', 'f8e29a', 0.35, sss=0.3), 0.005, 3, (-0.34, -0.1, 0.021), (0, 0, 0.3))
    ol = pbr('olive', '5f6a2c', 0.3, coat=0.4)
    ol2 = pbr('olive2', '3a2430', 0.3, coat=0.4)
    obj('ow', bowl(0.055, 0.04, cer, 'ow'), (0.36, -0.06, 0))
    for k in range(26):
        a, q = (r.random() * 6.28, 0.04 * math.sqrt(r.random()))
        sphere(0.0105, (ol, ol2)[k % 2], (0.36 + q * math.cos(a), -0.06 + q * math.sin(a), 0.034 + 0.008 * (1 - q / 0.04)), 16, scale=(1, 1.25, 1))
    st = pbr('straw', 'd8b860', 0.7)
    for k in range(16):
        a = r.uniform(-0.25, 0.25)
        p0 = Vector((-0.46, -0.22, 0.006))
        p1 = p0 + Vector((0.3 * math.cos(a + 0.5), 0.3 * math.sin(a + 0.5), 0.01))
        tubes([[p0, p1]], 0.0012, st, 5)
        for j in range(10):
            q = p0.lerp(p1, 0.72 + 0.03 * j)
            sphere(0.004, st, q + Vector((r.uniform(-0.004, 0.004), r.uniform(-0.004, 0.004), 0.003)), 8, scale=(1.6, 1, 1))
    for k in range(6):
        F.put(r.choice(F.leaves[3:]), Vector((r.uniform(-0.3, 0.3), 0.2, 0.03)), Vector((r.uniform(-1, 1), 0.4, 0.3)), 0.14)
    F.dome((0.46, 0.32, 0.04), 0.12, n=14, fs=0.12, leaves=18, leafL=1.4, fill=5, zmin=0)
    F.dome((-0.46, 0.34, 0.04), 0.12, n=14, fs=0.12, leaves=18, leafL=1.4, fill=5, zmin=0)
    light('b9ab9a', y=1.6)
    camera((0.05, -0.86, 0.52), (0.0, 0.03, 0.04), 52, 2.8, focus=(0.02, -0.06, 0.06))
    render(kind, exposure=0.35, spp=40, bloom=0.04)
