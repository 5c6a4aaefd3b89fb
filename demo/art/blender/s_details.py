"""Table, catering, bar and cake still lifes:  kind palette seed"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('place', 'blush', 3)
reset()
F = Florals(pal, seed, res=9)
r = F.r
P = PAL[pal]
g = gold()
cer = pbr('cer', 'fbf8f3', 0.18, coat=0.3)
napc = TONE[pal]['nap']

def cutl(x, y, z, rot=0, gap=0.024):
    for k, (nm, dx) in enumerate((('fork', -0.178), ('fork', -0.178 - gap), ('knife', 0.178), ('spoon', 0.178 + gap))):
        a = rad(rot)
        obj(nm, CUT[nm], (x + dx * math.cos(a), y + dx * math.sin(a) - (0.01 if k == 1 else 0), z), (0, 0, a), 0.92 if k == 1 else 1)
if kind in ('place', 'centerpiece'):
    CUT = {k: cutlery(k, g) for k in ('fork', 'knife', 'spoon')}
    lin = linen('f3ede4', 60, 0.14)
    plane(5, 5, lin, (0, 1.2, 0))
    nap = linen(napc, 130, 0.25)
    C = Candles(0.5)
    gl = thin('gl', 'ffffff', 0.42)
    wg = wineglass(gl, 0.22, 0.042)
    ch = plate(g, 0.165)
    pl = plate(cer, 0.138)
    pl2 = plate(cer, 0.105)
    xs = (0,) if kind == 'place' else (-0.62, 0, 0.62)
    for x in xs:
        y = -0.06 if kind == 'place' else -0.2
        obj('ch', ch, (x, y, 0))
        obj('pl', pl, (x, y, 0.012))
        obj('pl2', pl2, (x, y, 0.03))
        cutl(x, y, 0)
        napkin_fold(nap, (x, y, 0.048), 0.075, 0.25, 8)
        F.put(F.leaves[0], Vector((x - 0.008, y - 0.08, 0.066)), Vector((0.12, 1, 0.04)), 0.17, jit=0.02)
        F.put(F.leaves[3], Vector((x + 0.01, y - 0.06, 0.066)), Vector((-0.15, 1, 0.04)), 0.13, jit=0.02)
        F.put(F.mid[1], Vector((x, y - 0.03, 0.066)), Vector((0, -0.2, 1)), 0.05, jit=0.1)
        F.put(F.small[0], Vector((x + 0.018, y + 0.0, 0.068)), Vector((0.1, 0, 1)), 0.022)
        strip(lambda t: (x + lerp(-0.042, 0.042, t), y - 0.052 + 0.004 * t, 0.0655, 0), 0.011, pbr('rib', P['a'][0], 0.45, sheen=0.6), 20)
        for dx, dy, s in ((0.15, 0.2, 1), (0.235, 0.15, 0.86)):
            obj('wg', wg, (x + dx, y + dy, 0), scale=s)
        card = pbr('card', 'fffdf8', 0.85)
        rbox('nc', 0.085, 0.0012, 0.05, card, 0, 1, (x - 0.19, y + 0.165, 0.026), (rad(-14), 0, rad(14)))
        text({0: 'Clara', -0.62: 'Jonah', 0.62: 'Ines'}[x], (x - 0.189, y + 0.1635, 0.03), 0.024, pbr('ink', '7a5a38', 0.4), script_font(), (rad(76),
                0, rad(14)))
    path = lambda t: Vector((lerp(-1.6, 1.6, t), 0.34 + 0.03 * math.sin(t * 9), 0.03))
    if kind == 'place':
        F.garland(path, 0.24, n=80, fs=0.1, leaves=150, leafL=0.2, flow=0.6)
        for x, y, h in ((-0.3, 0.46, 0.24), (0.06, 0.52, 0.3), (0.42, 0.48, 0.2), (-0.75, 0.5, 0.28), (0.85, 0.52, 0.3)):
            C.taper(x, y, 0, h, 0.1)
        for x, y in ((-0.42, 0.24), (0.3, 0.22), (0.0, 0.25), (-0.14, 0.62)):
            C.votive(x, y, 0)
        bokeh(r, 7, z=(0.3, 2.4), back='4a3a30', pw=10)
        area((-1.6, -0.6, 1.5), (0, 0, 0.1), 1.1, 42, 'fff3e4', 1.3)
        area((1.4, -0.9, 0.8), (0, 0, 0.1), 1, 6, 'ffdcc4')
        area((0.2, 1.4, 1.5), (0, 0.1, 0.1), 0.8, 16, 'ffd9b0')
        world_color('8a7a70', 0.35)
        camera((0.05, -0.98, 0.55), (0.01, 0.09, 0.07), 52, 2.4, focus=(0, -0.1, 0.05))
        render('place', exposure=0.55, spp=40, bloom=0.1)
    else:
        bowl = pbr('bowl', P['w'][1], 0.35, coat=0.2)
        obj('bowl', lathe('bowl', smoothprof([(0, 0), (0.075, 0), (0.07, 0.008), (0.022, 0.02), (0.018, 0.06), (0.06, 0.085), (0.15, 0.12), (0.165,
                0.15)], 5) + [(0.158, 0.148), (0.14, 0.118), (0, 0.09)], bowl, 72), (0, 0.26, 0))
        F.dome((0, 0.26, 0.2), 0.19, n=40, fs=0.13, leaves=34, leafL=1.15, fill=8, zmin=-0.25, small=14, squash=(1.35, 1, 0.75))
        for k in range(5):
            F.put(r.choice(F.leaves), Vector((0, 0.22, 0.14)), Vector((r.choice([-1, 1]), r.uniform(-0.7, 0.1), r.uniform(-0.35, 0.1))), 0.34)
        for x, y, h in ((-0.36, 0.34, 0.26), (-0.46, 0.2, 0.2), (0.38, 0.36, 0.3), (0.5, 0.22, 0.22), (-0.7, 0.5, 0.3), (0.75, 0.55, 0.28)):
            C.taper(x, y, 0, h, 0.11)
        for x, y in ((-0.3, 0.12), (0.28, 0.1), (-0.12, 0.04), (0.6, 0.05), (-0.62, 0.06)):
            C.votive(x, y, 0)
        bokeh(r, 9, z=(0.3, 2.4), back='46362c', pw=12)
        area((-1.6, -0.8, 1.5), (0, 0.2, 0.2), 1.1, 46, 'fff3e4', 1.3)
        area((1.4, -0.9, 0.8), (0, 0.2, 0.1), 1, 8, 'ffdcc4')
        area((0.3, 1.4, 1.4), (0, 0.2, 0.2), 0.8, 20, 'ffd0a0')
        world_color('6a5a50', 0.35)
        camera((0.1, -1.55, 0.52), (0, 0.2, 0.17), 56, 2.0, focus=(0, 0.08, 0.2))
        render('centerpiece', exposure=0.5, spp=40, bloom=0.12)
elif kind in ('cocktails', 'ice'):
    bar = marble('bar', 'efe8e0', 'c9bdb0', 0.12) if seed % 2 else marble('bar', '3a2f2b', '6a5a4e', 0.14)
    plane(6, 2.6, bar, (0, 0.5, 0))
    gl = glass('gl', 'ffffff', 0, 1.5)
    LQ = TONE[pal]['drinks']
    if kind == 'cocktails':
        cp = coupe(gl)
        tm = tumbler(gl)
        cit = pbr('cit', 'f2b63a', 0.5, sss=0.2)
        cit2 = pbr('cit2', 'fbe6a8', 0.5, sss=0.2)
        foam = pbr('foam', 'fff6ea', 0.7, sss=0.1)
        for i, (x, y) in enumerate(((-0.17, 0.05), (0, -0.08), (0.18, 0.06))):
            m = liquid('lq%d' % i, LQ[i], 0.33)
            if i != 2:
                obj('c', cp, (x, y, 0), scale=1.15)
                obj('l', coupe_liquid(m, f=0.93), (x, y, 0), scale=1.15)
                zt = 0.93 * 0.16 * 1.15
                if i == 1:
                    obj('foam', lathe('foam', [(0, 0.005), (0.044, 0.004), (0.0485, 0)], foam, 48), (x, y, zt - 0.001), scale=1.1)
                    F.put(F.mid[1], Vector((x, y, zt + 0.006)), Vector((0, -0.3, 1)), 0.042, jit=0.05)
                    F.put(F.leaves[0], Vector((x + 0.012, y, zt + 0.006)), Vector((1, 0.2, 0.25)), 0.05, jit=0.05)
                else:
                    F.put(F.small[1], Vector((x + 0.01, y - 0.01, zt)), Vector((0, -0.4, 1)), 0.04, jit=0.05)
            else:
                obj('t', tm, (x, y, 0), scale=1.2)
                obj('l', lathe('tl', [(0, 0.0145), (0.0328, 0.0145), (0.0355, 0.078), (0, 0.078)], m, 48), (x, y, 0), scale=1.2)
                ic = thin('ice', 'f6fbff', 1)
                for k in range(4):
                    icecube(ic, 0.03, (x + r.uniform(-0.016, 0.016), y + r.uniform(-0.016, 0.016), 0.045 + 0.024 * k), r)
                zt = 0.11
                F.put(F.leaves[4], Vector((x - 0.015, y, 0.08)), Vector((-0.3, 0.1, 1)), 0.12, jit=0.05)
            # citrus wheel on the rim
            if i != 1:
                wx = x + (0.05 if i == 0 else 0.04)
                wz = zt + 0.022
                obj('w', lathe('whl', [(0, -0.0015), (0.024, -0.0015), (0.026, 0), (0.024, 0.0015), (0, 0.0015)], cit, 48), (wx, y - 0.004, wz),
                        (rad(90), 0, rad(20)))
                for q in range(8):
                    a = 2 * pi * q / 8
                    mb = MB()
                    mb.v = [(0.003 * math.cos(a + 0.39), 0.003 * math.sin(a + 0.39), 0)] + [(0.021 * math.cos(a + 0.06 + 0.66 * j / 5),
                            0.021 * math.sin(a + 0.06 + 0.66 * j / 5), 0) for j in range(6)]
                    mb.f = [tuple(range(7))]
                    mb.mi = [mb.mat(cit2)]
                    o = obj('sg', mb.mesh('sg', False), (wx - 0.0017 * math.sin(rad(20)), y - 0.004 - 0.0019, wz), (rad(90), 0, rad(20)))
        tray = lathe('tray', [(0, 0.001), (0.3, 0.001), (0.305, 0.014), (0.31, 0.014), (0.306, -0.001), (0, -0.001)], pbr('tr', (0.72, 0.53, 0.34, 1),
                0.32, 1), 96)
        F.dome((-0.42, 0.28, 0.05), 0.13, n=16, fs=0.12, leaves=18, leafL=1.2, fill=4, zmin=0, small=6)
        F.dome((0.46, 0.34, 0.04), 0.12, n=14, fs=0.11, leaves=16, leafL=1.2, fill=3, zmin=0, small=6)
        for k, (x, y) in enumerate(((0.33, -0.06), (0.36, -0.02), (-0.33, -0.05))):
            cyl(0.024, 0.006, cit, (x, y, 0.0), (0, 0, 0))
            cyl(0.021, 0.0065, cit2, (x, y, 0.0))
        petals(F, 5, (-0.3, 0.3), (-0.2, -0.12))
        cam = ((0.03, -1.0, 0.27), (0.01, 0, 0.105), 72, 2.2, (0, -0.06, 0.12))
    else:
        sil = pbr('silver', (0.78, 0.76, 0.73, 1), 0.16, 1)
        obj('bk', lathe('bk', smoothprof([(0, 0.01), (0.085, 0.01), (0.095, 0.0), (0.09, 0.02), (0.11, 0.08), (0.135, 0.2), (0.142, 0.215), (0.138,
                0.222)], 5) + [(0.13, 0.21), (0.1, 0.06), (0, 0.05)], sil, 96, wob=lambda a, z: 0.004 * math.sin(a * 24) * (z < 0.2)), (-0.08, 0.06,
                0))
        for sx in (-1, 1):
            torus(0.03, 0.006, sil, (-0.08 + sx * 0.148, 0.06, 0.15), (rad(90), 0, 0))
        ic = pbr('ice', 'eef6fb', 0.08, spec=0.6, trans=0.55, ior=1.31, emis='dfeaf2', emis_s=0.12)
        for k in range(60):
            a = r.random() * 6.28
            q = 0.115 * math.sqrt(r.random())
            icecube(ic, r.uniform(0.03, 0.042), (-0.08 + q * math.cos(a), 0.06 + q * math.sin(a), 0.2 + r.uniform(-0.01, 0.025)), r)
        dk = pbr('dgl', '12301f', 0.06, spec=0.6, coat=0.8)
        foil = pbr('foil', (0.8, 0.62, 0.36, 1), 0.35, 1, bump=(220, 0.3, 2))
        lab = pbr('label', 'f6efe2', 0.7)
        pk = pbr('pgl', 'e8a792', 0.06, spec=0.6, coat=0.8)
        for x, y, tx, ty, m in ((-0.12, 0.05, -16, 8, dk), (-0.02, 0.09, 15, 10, pk)):
            for me, mm in ((bottle(m), m), (lathe('foil', [(0.0165, 0.215), (0.0165, 0.25), (0.0185, 0.29), (0.0185, 0.3), (0.0155, 0.31), (0.0155,
                    0.316), (0, 0.318)], foil, 40), foil)):
                obj('b', me, (x, y, 0.1), (rad(-ty), rad(tx), 0), 1.12)
            obj('lb', lathe('lab', [(0.0436, 0.05), (0.0436, 0.12)], lab, 56), (x, y, 0.1), (rad(-ty), rad(tx), 0), 1.12)
        obj('b', bottle(dk), (0.27, 0.16, 0), scale=1.12)
        obj('f', lathe('foil2', [(0.0165, 0.215), (0.0165, 0.25), (0.0185, 0.29), (0.0185, 0.3), (0.0155, 0.31), (0.0155, 0.316), (0, 0.318)], foil,
                40), (0.27, 0.16, 0), scale=1.12)
        obj('lb', lathe('lab2', [(0.0436, 0.045), (0.0436, 0.125)], lab, 56), (0.27, 0.16, 0), scale=1.12)
        text('Brut', (0.268, 0.16 - 0.0497, 0.1), 0.03, pbr('gi', (0.62, 0.42, 0.2, 1), 0.3, 1), script_font(), (rad(90), 0, 0))
        cp = coupe(gl)
        m = liquid('chp', 'fbd9a0', 0.3)
        cl = coupe_liquid(m, f=0.93)
        for x, y in ((0.14, -0.08), (0.25, -0.02), (0.36, -0.1)):
            obj('c', cp, (x, y, 0))
            obj('l', cl, (x, y, 0))
        F.dome((-0.42, 0.14, 0.04), 0.12, n=16, fs=0.11, leaves=18, leafL=1.3, fill=4, zmin=0, small=6)
        petals(F, 6, (-0.4, 0.4), (-0.24, -0.14))
        cam = ((0.06, -1.45, 0.42), (0.04, 0, 0.17), 66, 2.2, (0.02, -0.04, 0.16))
    C = Candles(0.5)
    for x, y in ((-0.3, 0.36), (0.4, 0.5), (0.12, 0.6), (-0.55, 0.6), (-0.1, 0.75)):
        C.votive(x, y, 0)
    # airy daylight
    if seed % 2:
        plane(12, 6, pbr('wl', P['b'][1], 0.9), (0, 1.7, 2), (pi / 2, 0, 0))
        softbox(0.5, 14)
        area((0, 1.5, 0.6), (0, 0, 0.15), 1.6, 8, 'fff2e0', 0.9)
        ex = 0.6
    else:
        bokeh(r, 11, back='4a3426')
        area((0, 1.6, 0.5), (0, 0, 0.12), 1.6, 16, 'ffe2bc', 1.0)
        area((-1.2, -0.4, 1.1), (0, 0, 0.12), 0.8, 24, 'fff0dc')
        area((1.1, 0.7, 0.8), (0, 0, 0.1), 0.5, 14, 'ffc98f')
        world_color('6a5040', 0.4)
        ex = 0.6
    camera(cam[0], cam[1], cam[2], cam[3], focus=cam[4])
    render(kind, exposure=ex, spp=40, bloom=0.06, bounces=12, warm=(0.98, 1, 1.04) if seed % 2 else (1, 1, 1))
